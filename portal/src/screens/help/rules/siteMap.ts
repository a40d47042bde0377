import type { HelpGroup, HelpPage, HelpSite } from '../content/blocks.ts';

export const pagesOf = (site: HelpSite): readonly HelpPage[] => site.groups.flatMap((group) => group.pages);

/** The page at a path, with or without a trailing slash. */
export const pageAt = (site: HelpSite, pathname: string): HelpPage | undefined =>
  pagesOf(site).find((page) => page.path === pathname.replace(/\/+$/, ''));

export const groupOf = (site: HelpSite, page: HelpPage): HelpGroup | undefined =>
  site.groups.find((group) => group.pages.includes(page));

/** The pages before and after a page. */
export interface Neighbours {
  readonly previous: HelpPage | undefined;
  readonly next: HelpPage | undefined;
}

/** Previous and next page in the order of the navigation. */
export function neighboursOf(site: HelpSite, page: HelpPage): Neighbours {
  const all = pagesOf(site);
  const index = all.indexOf(page);
  return { previous: index > 0 ? all[index - 1] : undefined, next: index < 0 ? undefined : all[index + 1] };
}
