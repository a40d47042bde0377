import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { paths } from '#portal/paths.ts';
import { copy } from '../copy.ts';

type Ended = Pick<ApprovalDetail, 'kind' | 'referenceNo' | 'mine'>;

/**
 * Link to the repayment or transfer that an approval has made, for the applicant and for a parent.
 * @returns undefined if there is none, or if the viewer is another child: it may not view the result
 */
export function madeLink({ kind, referenceNo, mine }: Ended, { isParent }: { readonly isParent: boolean }) {
  if (referenceNo === undefined || kind === 'ACCOUNT_LIMIT' || !(mine || isParent)) return undefined;
  const to =
    kind === 'REPAY'
      ? paths.repayResult({ repayNo: referenceNo })
      : paths.vasWithdrawalResult({ withdrawalNo: referenceNo });
  return { to, text: copy.detail.made[kind] };
}
