/**
 * Sends the valid neighbour of a wrong request that was refused for its resource: the resource may be missing, belong to another
 * account, have changed, or be in another state. Plain HTTP does not define whether a backend checks the resource or the request first.
 */
import type { Sent } from '../judging/sent.ts';
import type { Case } from '../plan/case.ts';
import type { Sender } from './send.ts';

/** Statuses that a backend may give before it reads the body: for access, and for a version. */
const BEFORE = new Set(['403', '404', '410', '412', '428']);
/** Statuses for the state of a resource. */
const OF_STATE = new Set(['409', '423']);

/** Returns whether the resource may be the reason for the refusal, where HTTP statuses are the codes. */
function isSuspect({ case: one, exchange: { operation, verdict } }: Sent): boolean {
  const { envelope, roles = [], url } = operation;
  if (!envelope.byStatus || one.right === undefined) return false;
  const namesResource = url.endsWith('}') || roles.some(({ does }) => does === 'one');
  const { code = '' } = verdict;
  return BEFORE.has(code) || (namesResource && OF_STATE.has(code));
}

/**
 * Sends the valid neighbour of a refused request.
 *
 * @returns the exchange. If the neighbour was refused for such a reason too, it expects only `answered`: success or refusal
 */
export async function besideValid(sent: Sent, sender: Sender): Promise<Sent> {
  const { case: one, exchange } = sent;
  if (!isSuspect(sent)) return sent;
  const { right = {}, ask } = one;
  const neighbour = await sender.send({ ...one, ask: { payload: right, login: ask.login } });
  if ('why' in neighbour) return sent;
  const wanted = exchange.expect.kind === 'refused' ? exchange.expect.row.code : undefined;
  const [code, rightCode] = [exchange.verdict.code, neighbour.exchange.verdict.code];
  const areOfAccess = BEFORE.has(code ?? '') && BEFORE.has(rightCode ?? '');
  // A right request that gets the code of wrong ones shows that the code has more reasons, such as a state.
  const hasMoreReasons = rightCode === code || rightCode === wanted;
  if (!areOfAccess && !hasMoreReasons) return sent;
  const expect: Case['expect'] = { kind: 'answered' };
  return { ...sent, case: { ...one, expect }, exchange: { ...exchange, expect } };
}
