import { BASE_PATH } from './basePath.ts';

/** Returns the portal's address that starts scenarios. @param visit relative to /front */
export function startLink(names: readonly string[], visit: string): string {
  const url = new URL(`${BASE_PATH}/front${visit}`, location.origin);
  url.searchParams.set('scenario', names.join(','));
  return url.pathname + url.search.replaceAll('%2C', ',');
}

/** One portal tab for all links: a tester keeps the console beside it. */
export const PORTAL_TAB = 'sim-portal';
