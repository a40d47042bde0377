import { createElement } from 'react';
import type { PageRoute, ScreenModule } from './routeRecord.ts';
import { usePage } from './usePage.ts';

const loaded = new Map<string, ScreenModule>();

/**
 * Fetches a route's chunk; without a screen the page under construction. The router's own `lazy` is not
 * used: a route whose chunk could not be had then stays blank instead of showing its error boundary.
 */
export async function loadScreen({ path, screen }: PageRoute): Promise<ScreenModule> {
  const module = await (screen?.() ?? import('../screens/building/BuildingPage.tsx'));
  loaded.set(path, module);
  return module;
}

/** The screen of the route it stands in; the loader has fetched it by then. */
export function Screen() {
  const module = loaded.get(usePage()?.path ?? '');
  return module === undefined ? null : createElement(module.Component);
}
