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
import { routeOf } from './routeOf.ts';
import type { PageRoute } from './routeRecord.ts';
import { settledSoon } from './settledSoon.ts';
import { loadLeftMenu } from './shell/loadLeftMenu.ts';
import { loadScript } from './startup/loadScript.ts';

export interface Prepared {
  readonly config: Promise<PortalConfig>;
  /** Settles when the first requests are sent: work on the main thread may start. Never rejects. */
  readonly requestsSent: Promise<unknown>;
}

const ignore = () => undefined;

let early: { readonly route: PageRoute; readonly first: Promise<unknown> } | undefined;

/** Returns the requests that prepare() sent for the page's first navigation: a load requests each fact once. */
export function takeEarly(route: PageRoute): Promise<unknown> | undefined {
  const first = early?.route === route ? early.first : undefined;
  early = undefined;
  return first;
}

/**
 * Starts all network work while React and MUI load: session, the page's code and its first data. The router later
 * requests the same and finds it cached; only the router decides what shows.
 */
export function prepare(): Prepared {
  // Callers that need the fingerprint wait for it (2 §7).
  loadScript(`${BASENAME}/fingerprint.js`).catch(ignore);
  // Before the router touches the URL: its parameters are stored for the session.
  const arrival = currentArrival();
  const { pathname, search } = globalThis.location;
  const route = routeOf(pathname);
  const prefetch = route?.prefetch?.().catch(ignore);

  /** Requests the page's common data where the product alone decides that the page may show. */
  const prefetchFor = async (open: OpenInfo): Promise<void> => {
    const session = composeSession(arrival, { open });
    const product = openedProduct(session);
    const query = new URLSearchParams(search);
    if (route === undefined || product === undefined) return;
    if (guard(session, { route, query }).kind !== 'allow') return;
    const requested = { productCode: product.code, query };
    const first = Promise.resolve(prefetch).then((module) => module?.prefetchFirst(requested));
    early = { route, first };
    await prefetch;
  };

  const loadPage = (): void => {
    void route?.page?.().catch(ignore);
    if (route?.flags.isLandingPage !== true) void loadLeftMenu().catch(ignore);
  };

  const config = loadConfig();
  const openInfo = config.then(() => {
    void loadSessionEarly();
    // The session starts with the same call.
    return queryClient.fetchQuery(openInfoQuery(arrival));
  });
  const prefetched = openInfo.then(prefetchFor).catch(ignore);
  // The page's code loads after the first call is sent. It brings React, which blocks the main thread: requests that
  // follow from the first response go out before, if that is quick.
  const firstCallSent = config.then(() => wait(0), ignore);
  void firstCallSent.then(loadPage);
  return { config, requestsSent: firstCallSent.then(() => settledSoon(prefetched)) };
}
