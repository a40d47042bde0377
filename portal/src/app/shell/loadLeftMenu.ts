import { remember } from '../../routing/remember.ts';

/** A separate chunk: landing pages, which most visitors see first, have no menu. */
export const loadLeftMenu = remember(() =>
  import('./LeftMenu.tsx').then((module) => ({ default: module.LeftMenu })),
);
