import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { paths } from '#portal/paths.ts';
import { copy } from '../copy.ts';

type Ended = Pick<ApprovalDetail, 'kind' | 'referenceNo' | 'mine'>;

/** Link to the result of an approval, for the applicant and for a parent; another child that decided may not view it. */
export function madeLink({ kind, referenceNo, mine }: Ended, { isParent }: { readonly isParent: boolean }) {
  if (referenceNo === undefined || kind === 'ACCOUNT_LIMIT' || !(mine || isParent)) return undefined;
  const to =
    kind === 'REPAY'
      ? paths.repayResult({ repayNo: referenceNo })
      : paths.vasWithdrawalResult({ withdrawalNo: referenceNo });
  return { to, text: copy.detail.made[kind] };
}
