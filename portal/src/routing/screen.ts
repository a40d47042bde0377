import type { ProductType } from '../products/product.ts';
import type { MenuEntry } from './menuEntry.ts';
import { remember } from './remember.ts';
import { urlOf, type Url, type UrlValues } from './url.ts';

/** 1 §2: a route belongs to one kind of product, or to all. */
export type RouteRole = Exclude<ProductType, 'platform'> | 'all';

interface RouteFlags {
  /** Open to everyone: the guard lets it pass without login or opened product. */
  readonly next?: true;
  readonly isLandingPage?: true;
  /** The offline opening pages. */
  readonly offline?: true;
  /** An unlogged visitor is sent to the login page, not to the landing. */
  readonly jumpLoginPage?: true;
  /** New-style page: transparent over the page background. */
  readonly newHome?: true;
  readonly notShowHeaderFooter?: true;
  /** Stays as it was left while another page is shown: home, bill list, clear-type pages. 1 §2 */
  readonly keepAlive?: true;
  /** A page of the way to an opened product: unopened users may be here. */
  readonly opening?: true;
}

/** The type of a query, without a value: records are data, and the type is all that links need. */
export interface QueryOf<Query> {
  readonly type?: Query;
}

/** Says what the screen reads from its URL, and narrows the parameters of its path. */
export const query = <Query extends object>(): QueryOf<Query> => ({});

type Load<Module> = () => Promise<Module>;

/** What a family says of one screen. */
export interface ScreenFacts<Query, Page, Prefetch> {
  readonly role: RouteRole;
  /** In the browser's tab, the breadcrumbs, the menu and the help. */
  readonly title: string;
  /** The spec's name, where it gives one. 2 §2.1 */
  readonly name?: string;
  readonly flags?: RouteFlags;
  readonly query?: QueryOf<Query>;
  /** Its page, a chunk of its own; none only where the guard always leads on. */
  readonly page: Load<Page> | undefined;
  /** What asks for the page's data while the page is still on the way: a file without React. */
  readonly prefetch?: Load<Prefetch>;
  readonly menu?: MenuEntry;
}

/**
 * The record of one screen. `Page` and `Prefetch` are the types of its modules; what they must export is asked where
 * app/ collects the records, since a page links by the very records that name it.
 */
export interface Screen<Path extends string, Query, Page, Prefetch> extends ScreenFacts<
  Query,
  Page,
  Prefetch
> {
  /** react-router pattern, without the base. */
  readonly path: Path;
  readonly flags: RouteFlags;
  readonly url: Url<Path, Query>;
}

/** An address that leads to another one; parameters and query travel along. */
export interface Redirect {
  readonly path: string;
  readonly redirectTo: string;
}

type NoQuery = Readonly<Record<never, never>>;

/** Makes the record of one screen. */
export function screen<const Path extends string, Query = NoQuery, Page = never, Prefetch = never>(
  path: Path,
  facts: ScreenFacts<Query, Page, Prefetch>,
): Screen<Path, Query, Page, Prefetch>;
export function screen(path: string, facts: ScreenFacts<UrlValues, unknown, unknown>): object {
  const { page, prefetch, flags = {} } = facts;
  return {
    ...facts,
    path,
    flags,
    url: (given?: UrlValues) => urlOf(path, given),
    ...(page && { page: remember(page) }),
    ...(prefetch && { prefetch: remember(prefetch) }),
  };
}

export const redirect = (path: string, redirectTo: string): Redirect => ({ path, redirectTo });
