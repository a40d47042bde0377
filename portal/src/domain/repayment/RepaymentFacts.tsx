import type { Outputs } from '#generated/provisional/io.ts';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { repayment } from '../../copy/repayment.ts';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { Fact } from '../../ui/fact/Fact.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { Less } from '../../ui/text/Less.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { factOf, sumOf } from '../fact/factOf.ts';
import type { Facts } from '../fact/facts.ts';
import { repaymentStatus } from '../status/statusTags.ts';
import { StatusValueTag } from '../status/StatusValueTag.tsx';
import { accountText } from './accountText.ts';

const { fields } = repayment;

type RepayFact = Extract<keyof Facts, `repay.${string}`>;

/** The facts of a repayment; its reference number can be copied. */
export function RepaymentFacts({ result }: { readonly result: Outputs['queryRepayResult'] }) {
  const { repayNo, status, amount, couponDiscount, payAmount, source, accountNo, restoredQuota } = result;
  const of = (name: RepayFact) => factOf(name, repayNo);
  return (
    <DetailRows
      rows={[
        [
          fields.status,
          <StatusValueTag key="status" kind={repaymentStatus} value={status} fact={of('repay.state')} />,
        ],
        [fields.amount, <MoneyText key="amount" value={amount} fact={of('repay.amount')} />],
        ...(couponDiscount > 0
          ? ([
              [fields.coupon, <Less key="coupon" amount={couponDiscount} fact={of('repay.coupon')} />],
            ] as const)
          : []),
        [
          fields.payAmount,
          <MoneyText
            key="paid"
            value={payAmount}
            fact={sumOf(of('repay.paid'), [of('repay.amount')], [of('repay.coupon')])}
          />,
        ],
        [fields.account, accountText(RepaySourceLabel[source], accountNo)],
        [fields.repayNo, <CopyableText key="no" value={repayNo} label={fields.repayNo} />],
        [
          fields.submittedAt,
          <Fact key="submitted" of={of('repay.submittedAt')}>
            {result.submittedAt}
          </Fact>,
        ],
        ...(result.finishedAt === undefined
          ? []
          : ([
              [
                fields.finishedAt,
                <Fact key="finished" of={of('repay.finishedAt')}>
                  {result.finishedAt}
                </Fact>,
              ],
            ] as const)),
        ...(restoredQuota > 0
          ? ([[fields.restored, <MoneyText key="restored" value={restoredQuota} />]] as const)
          : []),
      ]}
    />
  );
}
