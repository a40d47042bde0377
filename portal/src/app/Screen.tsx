import { createElement } from 'react';
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

/** Until the route is asked for again another page stands at its path: for a user whom the page refuses. */
export const standIn = (path: string, module: ScreenModule): void => void loaded.set(path, module);

/** The screen of the route it stands in; the loader has fetched it by then. */
export function Screen() {
  const module = loaded.get(usePage()?.path ?? '');
  return module === undefined ? null : createElement(module.Component);
}
