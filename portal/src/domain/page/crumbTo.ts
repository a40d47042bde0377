import { screens } from '../../screens.ts';

export interface CrumbLink {
  readonly title: string;
  readonly to: string;
}

/** A page above in the breadcrumbs, named as its record names it. */
export function crumbTo(url: string): CrumbLink {
  const [path] = url.split('?');
  const record = Object.values(screens).find((each) => each.path === path);
  if (record === undefined || !('title' in record)) throw new Error(`no screen at ${url}`);
  return { title: record.title, to: url };
}
