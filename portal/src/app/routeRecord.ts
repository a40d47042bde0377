import type { ComponentType } from 'react';
import type { ProductType } from '../products/product.ts';
import type { Asked } from '../session/asked.ts';
import type { Session } from '../session/session.ts';

/** 1 §2: a route belongs to one kind of product, or to all. */
export type RouteRole = Exclude<ProductType, 'platform'> | 'all';

export interface RouteFlags {
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

/** What a screen's file exports. */
export interface ScreenModule {
  readonly Component: ComponentType;
}

/** What starts a screen's calls while its code is still on the way: a file without React. */
export interface PrefetchModule {
  /**
   * What everybody who opened the product is shown, asked for as soon as the product is known. The promise is of
   * what the page is opened for; it never rejects.
   */
  readonly prefetchFirst: (asked: Asked) => Promise<unknown>;
  /** What depends on who is here. */
  readonly prefetchRest?: (session: Session) => void;
}

interface Common {
  /** react-router pattern, without the base. */
  readonly path: string;
}

export interface PageRoute extends Common {
  readonly role: RouteRole;
  readonly title: string;
  /** The spec's name, where it gives one. 2 §2.1 */
  readonly name?: string;
  readonly flags: RouteFlags;
  /** Absent while the screen is being built: one honest page stands in. */
  readonly screen?: () => Promise<ScreenModule>;
  readonly prefetches?: () => Promise<PrefetchModule>;
}

export interface RedirectRoute extends Common {
  readonly redirectTo: string;
}

export type RouteRecord = PageRoute | RedirectRoute;

export const isRedirect = (route: RouteRecord): route is RedirectRoute => 'redirectTo' in route;
