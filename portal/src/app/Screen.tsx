import { createElement, type ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Refusal } from '../products/pageAccess.ts';
import type { GuardedSession } from '../session/session.ts';
import { remember } from '../routing/remember.ts';
import type { PageRoute, ScreenModule } from './routeRecord.ts';
import { loadLeftMenu } from './shell/loadLeftMenu.ts';
import { usePage } from './usePage.ts';

const nothing: ScreenModule = { Component: () => null };
const loaded = new Map<string, ScreenModule>();

/**
 * Fetches a route's chunk; `/` has none, there the guard leads on. The router's own `lazy` is not
 * used: a route whose chunk could not be had then stays blank instead of showing its error boundary.
 */
export async function loadScreen({ path, page, flags }: PageRoute): Promise<ScreenModule> {
  // Side by side with the screen; if it cannot be had, the frame's own boundary says so.
  if (flags.isLandingPage !== true) loadLeftMenu().catch(() => undefined);
  const module = (await page?.()) ?? nothing;
  loaded.set(path, module);
  return module;
}

/** The menu's rule comes with the menu: visitors of a landing page need neither. */
const loadRefusal = remember(() => import('./refused/refusalOf.ts'));

/** What the loader hands to the screen: for a viewer whom the page refuses, what stands in its place. */
export type ScreenData = { readonly Refused: ComponentType } | null;

/** Undefined where the page is for this viewer. decisions.md 44 */
export async function refusedScreen(
  session: GuardedSession,
  route: PageRoute,
  screen: Promise<ScreenModule>,
): Promise<ScreenData> {
  if (!session.openStatus.opened || route.flags.next || route.flags.isLandingPage) return null;
  const { refusalOf, RefusedPage } = await loadRefusal();
  const refusal: Refusal | undefined = refusalOf(session, route);
  if (refusal === undefined) return null;
  const own = (await screen).refused?.[refusal];
  return { Refused: own ?? (() => createElement(RefusedPage, { refusal })) };
}

/** The screen of the route it stands in; the loader has fetched it by then. */
export function Screen() {
  const refused = useLoaderData<ScreenData>();
  const module = loaded.get(usePage()?.path ?? '');
  if (refused) return createElement(refused.Refused);
  return module === undefined ? null : createElement(module.Component);
}
