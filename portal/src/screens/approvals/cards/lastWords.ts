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
  // The response to the user's own decision may lack the decider.
  const who = decider === undefined || decider.jdpin === viewer ? last.you : decider.nickname;
  return last.decided(yuan, who, last.by[status]);
}

/**
 * Describes the outcome of a request that had ended before the user's decision, which has no effect.
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
  return decider === undefined || decider.jdpin === viewer
    ? lost.elsewhere(yuan, what)
    : lost.decided(yuan, decider.nickname, what);
}
