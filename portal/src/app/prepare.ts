import { loadConfig, type PortalConfig } from '../api/config.ts';
import { currentArrival } from '../session/arrival.ts';
import { loadSessionEarly } from '../session/load.ts';
import { guard } from './guard.ts';
import { BASENAME } from './basename.ts';
import { isRedirect, type PageRoute } from './routeRecord.ts';
import { routes } from './routes.ts';
import { loadLeftMenu } from './shell/loadLeftMenu.ts';
import { loadScript } from './startup/loadScript.ts';

const ignore = () => undefined;

/**
 * Starts everything that waits for the network while React and MUI are still on their way: configuration,
 * session, the page's code and its data. Nothing here decides what shows: the router asks again and finds it done.
 */
export async function prepare(base: string): Promise<PortalConfig> {
  // Who needs the fingerprint waits for it (2 §7).
  loadScript(`${base}fingerprint.js`).catch(ignore);
  // Before the router touches the URL: what it carries is kept for the session.
  currentArrival();
  const { pathname, search } = globalThis.location;
  const route = routeOf(pathname);
  void route?.screen?.().catch(ignore);
  if (route?.flags.isLandingPage !== true) void loadLeftMenu().catch(ignore);
  const config = await loadConfig(`${base}config.json`);
  const session = loadSessionEarly();
  if (route !== undefined) prepareData(route, session, new URLSearchParams(search)).catch(ignore);
  return config;
}

/** Only what the guard will allow is asked for. */
async function prepareData(
  route: PageRoute,
  session: ReturnType<typeof loadSessionEarly>,
  query: URLSearchParams,
): Promise<void> {
  const prefetches = route.prefetches?.().catch(ignore);
  const found = await session;
  if (guard(found, { route, query }).kind === 'allow')
    (await prefetches)?.prefetch({ session: found, query });
}

/** The page at an address, where it can be told without the router: paths with parameters wait for it. */
function routeOf(pathname: string): PageRoute | undefined {
  const path = pathname.replace(BASENAME, '').replace(/\/+$/, '') || '/';
  return routes.find((route): route is PageRoute => !isRedirect(route) && route.path === path);
}
