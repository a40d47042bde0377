import { TargetVersion } from '#generated/shared/enums/TargetVersion.ts';
import { queryClient } from '../api/queryClient.ts';
import type { ProductCode } from '../products/product.ts';
import { currentArrival } from './arrival.ts';
import { flowQuery, nicknameQuery, openInfoQuery, stdOpenQuery, userInfoQuery } from './queries.ts';
import { composeSession, type Session } from './session.ts';

/** Facts whose failure does not fail the page. */
const orNothing = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);

let early: Promise<Session> | undefined;

/** Starts the requests while the frame loads; the first loadSession() takes the result, a failure too. */
export function loadSessionEarly(): Promise<Session> {
  early = askForSession();
  // The guard handles a failure later.
  void orNothing(early);
  return early;
}

/**
 * Loads the facts that the guard needs before a page shows: user and product. Decorations (the nickname) start
 * without being awaited.
 */
export function loadSession(): Promise<Session> {
  const asked = early ?? askForSession();
  early = undefined;
  return asked;
}

async function askForSession(): Promise<Session> {
  const arrival = currentArrival();
  // Never stale, unless something has just changed it: old data would lead back to the old page.
  const open = await queryClient.fetchQuery(openInfoQuery(arrival));
  if (open.code === 'NOT_LOGIN') return composeSession(arrival, { open });

  const { productCode } = open;
  void askAgain(productCode);
  const opened = open.code === 'OPENED';
  // In the order of need. The first paint does not need the other products: SessionProvider requests them.
  const askedUser = queryClient.ensureQueryData(userInfoQuery(productCode));
  const askedFlow = orNothing(queryClient.ensureQueryData(flowQuery(productCode)));
  void queryClient.prefetchQuery(nicknameQuery(productCode));
  const [user, flow, stdOpen] = await Promise.all([
    askedUser,
    // The flow and the switch only matter for an unopened user.
    opened ? undefined : askedFlow,
    opened ? undefined : orNothing(queryClient.ensureQueryData(stdOpenQuery(productCode))),
  ]);
  return composeSession(arrival, {
    open,
    user,
    flow,
    stdOpen: stdOpen?.targetVersion === TargetVersion.Open,
  });
}

/** No user is known on the first page: it does not need the code for refetching. */
async function askAgain(productCode: ProductCode): Promise<void> {
  if (queryClient.getQueryData(userInfoQuery(productCode).queryKey) === undefined) return;
  const module = await orNothing(import('./askUserAnew.ts'));
  await module?.askUserAnew(queryClient, productCode);
}
