import type { Outputs } from '#generated/provisional/io.ts';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { repayment } from '../../copy/repayment.ts';
import { formatAmount } from '../../format/money.ts';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { KindTag } from '../status/KindTag.tsx';
import { repaymentStatus } from '../status/statusTags.ts';
import { accountText } from './accountText.ts';

const { fields } = repayment;

/** The facts of a repayment, its reference number first among what is copied. */
export function RepaymentFacts({ result }: { readonly result: Outputs['queryRepayResult'] }) {
  const { repayNo, status, amount, couponDiscount, payAmount, source, accountNo, restoredQuota } = result;
  return (
    <DetailRows
      rows={[
        [fields.status, <KindTag key="status" kind={repaymentStatus} value={status} />],
        [fields.amount, formatAmount(amount)],
        ...(couponDiscount > 0 ? ([[fields.coupon, formatAmount(-couponDiscount)]] as const) : []),
        [fields.payAmount, formatAmount(payAmount)],
        [fields.account, accountText(RepaySourceLabel[source], accountNo)],
        [fields.repayNo, <CopyableText key="no" value={repayNo} label={fields.repayNo} />],
        [fields.submittedAt, result.submittedAt],
        ...(result.finishedAt === undefined ? [] : ([[fields.finishedAt, result.finishedAt]] as const)),
        ...(restoredQuota > 0 ? ([[fields.restored, formatAmount(restoredQuota)]] as const) : []),
      ]}
    />
  );
}
