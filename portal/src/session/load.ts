import { TargetVersion } from '#generated/shared/enums/TargetVersion.ts';
import { queryClient } from '../api/queryClient.ts';
import type { ProductCode } from '../products/product.ts';
import { currentArrival } from './arrival.ts';
import { flowQuery, nicknameQuery, openInfoQuery, stdOpenQuery, userInfoQuery } from './queries.ts';
import { composeSession, type Session } from './session.ts';

/** Facts that may fail without failing the page. */
const orNothing = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);

let early: Promise<Session> | undefined;

/** Asks while the frame is still on the way; what comes of it, a failure too, is the first loadSession()'s. */
export function loadSessionEarly(): Promise<Session> {
  early = askForSession();
  // Nobody listens before the guard does.
  void orNothing(early);
  return early;
}

/**
 * What the guard must know before a page shows: who is here and on what product. What only
 * decorates (the nickname) is started and not waited for.
 */
export function loadSession(): Promise<Session> {
  const asked = early ?? askForSession();
  early = undefined;
  return asked;
}

async function askForSession(): Promise<Session> {
  const arrival = currentArrival();
  // Never stale, unless something has just changed it: then what was known leads back to where it was.
  const open = await queryClient.fetchQuery(openInfoQuery(arrival));
  if (open.code === 'NOT_LOGIN') return composeSession(arrival, { open });

  const { productCode } = open;
  void askAgain(productCode);
  const opened = open.code === 'OPENED';
  // In the order of need. The other products are not needed for the first picture: SessionProvider asks for them.
  const askedUser = queryClient.ensureQueryData(userInfoQuery(productCode));
  const askedFlow = orNothing(queryClient.ensureQueryData(flowQuery(productCode)));
  void queryClient.prefetchQuery(nicknameQuery(productCode));
  const [user, flow, stdOpen] = await Promise.all([
    askedUser,
    // Only an unopened user's way depends on the flow and on the switch.
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

/** On the first page nobody is known yet: it need not fetch what asks again. */
async function askAgain(productCode: ProductCode): Promise<void> {
  if (queryClient.getQueryData(userInfoQuery(productCode).queryKey) === undefined) return;
  const module = await orNothing(import('./askUserAnew.ts'));
  await module?.askUserAnew(queryClient, productCode);
}
