import { BASENAME } from '../api/basename.ts';
import { loadConfig, type PortalConfig } from '../api/config.ts';
import { queryClient } from '../api/queryClient.ts';
import { wait } from '../api/wait.ts';
import { currentArrival } from '../session/arrival.ts';
import { openedProduct } from '../session/asked.ts';
import { loadSessionEarly } from '../session/load.ts';
import { openInfoQuery } from '../session/queries.ts';
import { composeSession, type OpenInfo } from '../session/session.ts';
import { guard } from './guard.ts';
import { isRedirect, type PageRoute } from './routeRecord.ts';
import { routes } from './routes.ts';
import { settledSoon } from './settledSoon.ts';
import { loadLeftMenu } from './shell/loadLeftMenu.ts';
import { loadScript } from './startup/loadScript.ts';

export interface Prepared {
  readonly config: Promise<PortalConfig>;
  /** The first calls have gone out: what takes the thread may begin. Never rejects. */
  readonly asked: Promise<unknown>;
}

const ignore = () => undefined;

let early: { readonly route: PageRoute; readonly first: Promise<unknown> } | undefined;

/** What prepare() has asked for already, for the page's first navigation: a load asks for each fact once. */
export function takeEarly(route: PageRoute): Promise<unknown> | undefined {
  const first = early?.route === route ? early.first : undefined;
  early = undefined;
  return first;
}

/**
 * Starts everything that waits for the network while React and MUI are still on their way: session, the page's code
 * and its first data. Nothing here decides what shows: the router asks again and finds it done.
 */
export function prepare(): Prepared {
  // Who needs the fingerprint waits for it (2 §7).
  loadScript(`${BASENAME}/fingerprint.js`).catch(ignore);
  // Before the router touches the URL: what it carries is kept for the session.
  const arrival = currentArrival();
  const { pathname, search } = globalThis.location;
  const route = routeOf(pathname);
  const prefetch = route?.prefetch?.().catch(ignore);

  /** Where the product tells that the page may be shown, what everybody sees on it is asked for. */
  const prefetchFor = async (open: OpenInfo): Promise<void> => {
    const session = composeSession(arrival, { open });
    const product = openedProduct(session);
    const query = new URLSearchParams(search);
    if (route === undefined || product === undefined) return;
    if (guard(session, { route, query }).kind !== 'allow') return;
    const whose = { productCode: product.code, query };
    const first = Promise.resolve(prefetch).then((module) => module?.prefetchFirst(whose));
    early = { route, first };
    await prefetch;
  };

  const loadPage = (): void => {
    void route?.page?.().catch(ignore);
    if (route?.flags.isLandingPage !== true) void loadLeftMenu().catch(ignore);
  };

  const config = loadConfig();
  const known = config.then(() => {
    void loadSessionEarly();
    // The same call: the session begins with it.
    return queryClient.fetchQuery(openInfoQuery(arrival));
  });
  const prefetched = known.then(prefetchFor).catch(ignore);
  // The page's code is fetched once the first call has gone out. It brings React with it, which takes the thread: what
  // follows from the first answer goes out before, where that does not take long.
  const gone = config.then(() => wait(0), ignore);
  void gone.then(loadPage);
  return { config, asked: gone.then(() => settledSoon(prefetched)) };
}

/** The page at an address, where it can be told without the router: paths with parameters wait for it. */
function routeOf(pathname: string): PageRoute | undefined {
  const path = pathname.replace(BASENAME, '').replace(/\/+$/, '') || '/';
  return routes.find((route): route is PageRoute => !isRedirect(route) && route.path === path);
}
