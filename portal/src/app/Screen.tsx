import { createElement } from 'react';
import type { PageRoute, ScreenModule } from './routeRecord.ts';
import { loadLeftMenu } from './shell/loadLeftMenu.ts';
import { usePage } from './usePage.ts';

const nothing: ScreenModule = { Component: () => null };
const loaded = new Map<string, ScreenModule>();

/**
 * Loads a route's chunk; `/` has none, there the guard redirects. The router's own `lazy` is not used: a route whose
 * chunk fails to load would stay blank instead of showing its error boundary.
 */
export async function loadScreen({ path, page, flags }: PageRoute): Promise<ScreenModule> {
  // In parallel with the screen; the frame's own boundary shows a failure.
  if (flags.isLandingPage !== true) loadLeftMenu().catch(() => undefined);
  const module = (await page?.()) ?? nothing;
  loaded.set(path, module);
  return module;
}

/** Shows another page at the path until the next navigation there: for a user without access to the page. */
export const showInstead = (path: string, module: ScreenModule): void => void loaded.set(path, module);

/** The screen of its route, which the loader has loaded. */
export function Screen() {
  const module = loaded.get(usePage()?.path ?? '');
  return module === undefined ? null : createElement(module.Component);
}
