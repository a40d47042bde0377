import type { ComponentType } from 'react';
import type { Refusal } from '../products/itemRefusal.ts';
import type { Redirect, Screen } from '../routing/screen.ts';
import type { UrlValues } from '../routing/url.ts';
import type { Asked } from '../session/asked.ts';
import type { Session } from '../session/session.ts';

/** The exports of a screen's page. */
export interface ScreenModule {
  readonly Component: ComponentType;
  /** Replacements for viewers without access to the page; the frame has texts for the other refusals. */
  readonly refused?: Readonly<Partial<Record<Refusal, ComponentType>>>;
}

/** The exports of a file without React that starts a screen's requests while the screen's code still loads. */
export interface PrefetchModule {
  /**
   * Requests the data common to all users of the product, as soon as the product is known. The promise covers the
   * page's main data and never rejects.
   */
  readonly prefetchFirst: (asked: Asked) => Promise<unknown>;
  /** Requests the data that depends on the user. */
  readonly prefetchRest?: (session: Session) => void;
}

export type PageRoute = Omit<Screen<string, UrlValues, ScreenModule, PrefetchModule>, 'url' | 'query'>;

export type RouteRecord = PageRoute | Redirect;

export const isRedirect = (route: RouteRecord): route is Redirect => 'redirectTo' in route;
