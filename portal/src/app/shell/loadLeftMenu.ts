import { remember } from '../../routing/remember.ts';

/** A chunk of its own: landing pages, the first that most visitors see, have no menu. */
export const loadLeftMenu = remember(() =>
  import('./LeftMenu.tsx').then((module) => ({ default: module.LeftMenu })),
);
