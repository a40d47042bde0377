import { TargetVersion } from '#generated/shared/enums/TargetVersion.ts';
import { queryClient } from '../api/queryClient.ts';
import type { ProductCode } from '../products/product.ts';
import { currentArrival } from './arrival.ts';
import { flowQuery, nicknameQuery, openInfoQuery, stdOpenQuery, userInfoQuery } from './queries.ts';
import { composeSession, type Session } from './session.ts';

/** Resolves to undefined on a failure: the page works without this response. */
const orNothing = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);

let early: Promise<Session> | undefined;

/** Starts the requests while the frame loads; the first loadSession() takes the result, a failure too. */
export function loadSessionEarly(): Promise<Session> {
  early = requestSession();
  // The guard handles a failure later.
  void orNothing(early);
  return early;
}

/**
 * Loads the facts that the guard needs before a page shows: user and product. The request for the nickname starts too,
 * but is not awaited.
 */
export function loadSession(): Promise<Session> {
  const loading = early ?? requestSession();
  early = undefined;
  return loading;
}

async function requestSession(): Promise<Session> {
  const arrival = currentArrival();
  // Never stale, unless something has just changed it: old data would lead back to the old page.
  const open = await queryClient.fetchQuery(openInfoQuery(arrival));
  if (open.code === 'NOT_LOGIN') return composeSession(arrival, { open });

  const { productCode } = open;
  void refreshKnownUser(productCode);
  const opened = open.code === 'OPENED';
  // In the order of need. The first paint does not need the other products: SessionProvider requests them.
  const userRequest = queryClient.ensureQueryData(userInfoQuery(productCode));
  const flowRequest = orNothing(queryClient.ensureQueryData(flowQuery(productCode)));
  void queryClient.prefetchQuery(nicknameQuery(productCode));
  const [user, flow, stdOpen] = await Promise.all([
    userRequest,
    // The flow and the switch only matter for an unopened user.
    opened ? undefined : flowRequest,
    opened ? undefined : orNothing(queryClient.ensureQueryData(stdOpenQuery(productCode))),
  ]);
  return composeSession(arrival, {
    open,
    user,
    flow,
    stdOpen: stdOpen?.targetVersion === TargetVersion.Open,
  });
}

/** Refetches a user who is known already. On the first page none is, so the code for it is not loaded. */
async function refreshKnownUser(productCode: ProductCode): Promise<void> {
  if (queryClient.getQueryData(userInfoQuery(productCode).queryKey) === undefined) return;
  const module = await orNothing(import('./refetchUser.ts'));
  await module?.refetchUser(queryClient, productCode);
}
