import { TargetVersion } from '#generated/shared/enums/TargetVersion.ts';
import { queryClient } from '../api/queryClient.ts';
import { currentArrival } from './arrival.ts';
import {
  flowQuery,
  nicknameQuery,
  openInfoQuery,
  productListQuery,
  stdOpenQuery,
  userInfoQuery,
} from './queries.ts';
import { composeSession, type Session } from './session.ts';

/** Facts that may fail without failing the page. */
const orNothing = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);

let early: Promise<Session> | undefined;

/** Asks while the frame is still on the way; what comes of it, a failure too, is the first loadSession()'s. */
export function loadSessionEarly(): Promise<Session> {
  early = askForSession();
  // Nobody listens before the guard does.
  early.catch(() => undefined);
  return early;
}

/**
 * What the guard must know before a page shows: who is here and on what product. What only
 * decorates (nickname, other products) is started and not waited for.
 */
export function loadSession(): Promise<Session> {
  const asked = early ?? askForSession();
  early = undefined;
  return asked;
}

async function askForSession(): Promise<Session> {
  const arrival = currentArrival();
  const open = await queryClient.ensureQueryData(openInfoQuery(arrival));
  if (open.code === 'NOT_LOGIN') return composeSession(arrival, { open });

  const { productCode } = open;
  void queryClient.prefetchQuery(nicknameQuery(productCode));
  void queryClient.prefetchQuery(productListQuery());
  const opened = open.code === 'OPENED';
  const flow = orNothing(queryClient.ensureQueryData(flowQuery(productCode)));
  const [user, waitedFlow, stdOpen] = await Promise.all([
    queryClient.ensureQueryData(userInfoQuery(productCode)),
    // Only an unopened user's way depends on the flow and on the switch.
    opened ? undefined : flow,
    opened ? undefined : orNothing(queryClient.ensureQueryData(stdOpenQuery(productCode))),
  ]);
  return composeSession(arrival, {
    open,
    user,
    flow: waitedFlow,
    stdOpen: stdOpen?.targetVersion === TargetVersion.Open,
  });
}
