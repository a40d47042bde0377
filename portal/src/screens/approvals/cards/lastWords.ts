import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { formatAmount } from '#portal/format/money.ts';
import type { TriedDecision } from '../decision/triedDecision.ts';
import { copy } from './copy.ts';

const { last, lost } = copy;

type Previous = Pick<ApprovalDetail, 'status' | 'amount' | 'decider'>;

/** Describes what became of the previous request, with its decider. @param viewer login of the user */
export function lastWords({ status, amount, decider }: Previous, viewer: string | undefined): string {
  const yuan = formatAmount(amount);
  // It still waits: another approver decides it.
  if (status === 'WAITING') return last.notYours(yuan);
  if (status === 'WITHDRAWN' || status === 'EXPIRED') return last[status](yuan);
  return last.decided(yuan, otherDecider(decider, viewer) ?? last.you, last.by[status]);
}

/**
 * Describes the outcome of a request that had ended before the user's decision, which has no effect. The decision comes
 * from the URL: if the request still waits nevertheless, the text leaves the decision out.
 * @param tried the user's decision @param viewer login of the user
 */
export function lostWords(previous: Previous, tried: TriedDecision, viewer: string | undefined): string {
  if (previous.status === 'WAITING') return lastWords(previous, viewer);
  return `${endedWords(previous, previous.status, viewer)}，${lost.tried[tried]}`;
}

function endedWords(
  { amount, decider }: Previous,
  status: Exclude<Previous['status'], 'WAITING'>,
  viewer: string | undefined,
): string {
  const yuan = formatAmount(amount);
  if (status === 'WITHDRAWN' || status === 'EXPIRED') return lost[status](yuan);
  const what = last.by[status];
  const other = otherDecider(decider, viewer);
  return other === undefined ? lost.elsewhere(yuan, what) : lost.decided(yuan, other, what);
}

/** Returns the nickname of a decider other than the user. The response to the user's own decision may lack the decider. */
const otherDecider = (decider: Previous['decider'], viewer: string | undefined): string | undefined =>
  decider?.jdpin === viewer ? undefined : decider?.nickname;
