import type { ProductType } from '../products/product.ts';
import type { HelpTarget } from './helpSubject.ts';
import type { MenuEntry } from './menuEntry.ts';
import { remember } from './remember.ts';
import { urlOf, type Url, type UrlValues } from './url.ts';

/** 1 §2: a route belongs to one kind of product, or to all. */
export type RouteRole = Exclude<ProductType, 'platform'> | 'all';

interface RouteFlags {
  /** Open to everyone: the guard allows it without login or opened product. */
  readonly next?: true;
  readonly isLandingPage?: true;
  /** The offline opening pages. */
  readonly offline?: true;
  /** A visitor goes to the login page, not to the landing. */
  readonly jumpLoginPage?: true;
  /** New-style page: transparent over the page background. */
  readonly newHome?: true;
  readonly notShowHeaderFooter?: true;
  /** Stays mounted while another page is shown: home, bill list, clear-type pages. 1 §2 */
  readonly keepAlive?: true;
  /** A page of an opening: unopened users may visit it. */
  readonly opening?: true;
}

/** The type of a query, without a value: records are data, and links need only the type. */
export interface QueryOf<Query> {
  readonly type?: Query;
}

/** Declares the parameters that the screen reads from its URL, and narrows those of its path. */
export const query = <Query extends object>(): QueryOf<Query> => ({});

type Load<Module> = () => Promise<Module>;

/** The facts of one screen. */
export interface ScreenFacts<Query, Page, Prefetch> {
  readonly role: RouteRole;
  /** Shown in the browser's tab, the breadcrumbs, the menu and the help. */
  readonly title: string;
  /** The specification's name, if it gives one. 2 §2.1 */
  readonly name?: string;
  readonly flags?: RouteFlags;
  readonly query?: QueryOf<Query>;
  /** Loads the page, a separate chunk; absent only when the guard always redirects. */
  readonly page: Load<Page> | undefined;
  /** Requests the page's data while its code loads: a file without React. */
  readonly prefetch?: Load<Prefetch>;
  readonly menu?: MenuEntry;
  /** The help that the question mark beside the title opens; `none` for pages without help. */
  readonly help: HelpTarget | 'none';
}

/**
 * The record of one screen. `Page` and `Prefetch` are the types of its modules. Only app/ checks their exports: a check
 * here would be circular, since pages build their links by these records.
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

/** A redirected address; parameters and query are kept. */
export interface Redirect {
  readonly path: string;
  readonly redirectTo: string;
}

type NoQuery = Readonly<Record<never, never>>;

/** Creates the record of one screen. */
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
