import { BASE_PATH } from './basePath.ts';

/** Returns the portal's address that starts one or several scenarios. @param visit page, relative to /front */
export function startLink(names: readonly string[], visit: string): string {
  const url = new URL(`${BASE_PATH}/front${visit}`, location.origin);
  url.searchParams.set('scenario', names.join(','));
  return url.pathname + url.search.replaceAll('%2C', ',');
}

/** Name of the one browser tab in which all links open the portal, so that the console stays open. */
export const PORTAL_TAB = 'sim-portal';
