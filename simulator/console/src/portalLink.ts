import { BASE_PATH } from './basePath.ts';

/** The portal's address that starts a scenario, or several. @param visit relative to /front */
export function startLink(names: readonly string[], visit: string): string {
  const url = new URL(`${BASE_PATH}/front${visit}`, location.origin);
  url.searchParams.set('scenario', names.join(','));
  return url.pathname + url.search.replaceAll('%2C', ',');
}

/** One tab of the portal for all: a tester has the console beside it. */
export const PORTAL_TAB = 'sim-portal';
