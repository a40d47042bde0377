import { screens } from '../../screens.ts';

export interface CrumbLink {
  readonly title: string;
  readonly to: string;
}

/** A parent page in the breadcrumbs, with its record's title. */
export function crumbTo(url: string): CrumbLink {
  const [path] = url.split('?');
  const record = Object.values(screens).find((each) => each.path === path);
  if (record === undefined || !('title' in record)) throw new Error(`no screen at ${url}`);
  return { title: record.title, to: url };
}
