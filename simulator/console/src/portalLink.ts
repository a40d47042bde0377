import { BASE_PATH } from './basePath.ts';

/** The portal's address that starts one or several scenarios. @param visit relative to /front */
export function startLink(names: readonly string[], visit: string): string {
  const url = new URL(`${BASE_PATH}/front${visit}`, location.origin);
  url.searchParams.set('scenario', names.join(','));
  return url.pathname + url.search.replaceAll('%2C', ',');
}

/** One portal tab for all links: the console stays beside it. */
export const PORTAL_TAB = 'sim-portal';
