import type { ComponentType } from 'react';
import type { Refusal } from '../products/itemRefusal.ts';
import type { Redirect, Screen } from '../routing/screen.ts';
import type { UrlValues } from '../routing/url.ts';
import type { Asked } from '../session/asked.ts';
import type { Session } from '../session/session.ts';

/** What a screen's page exports. */
export interface ScreenModule {
  readonly Component: ComponentType;
  /** What stands in its place for a viewer that it is not for; the frame has words for each refusal that is not here. */
  readonly refused?: Readonly<Partial<Record<Refusal, ComponentType>>>;
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

export type PageRoute = Omit<Screen<string, UrlValues, ScreenModule, PrefetchModule>, 'url' | 'query'>;

export type RouteRecord = PageRoute | Redirect;

export const isRedirect = (route: RouteRecord): route is Redirect => 'redirectTo' in route;
