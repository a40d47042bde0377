import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { formatAmount } from '#portal/format/money.ts';
import { copy } from './copy.ts';

const { last } = copy;

type Previous = Pick<ApprovalDetail, 'status' | 'amount' | 'decider'>;

/** Describes the outcome of the previous request, with its decider. @param viewer login of the user */
export function lastWords({ status, amount, decider }: Previous, viewer: string | undefined): string {
  const yuan = formatAmount(amount);
  if (status === 'WAITING') return last.notYours(yuan);
  if (status === 'WITHDRAWN' || status === 'EXPIRED') return last[status](yuan);
  const who = decider === undefined || decider.jdpin === viewer ? last.you : decider.nickname;
  return last.decided(yuan, who, last.by[status]);
}
