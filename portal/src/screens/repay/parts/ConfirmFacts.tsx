import { formatAmount } from '../../../format/money.ts';
import { factOf } from '../../../domain/fact/factOf.ts';
import { DetailRows } from '../../../ui/detail/DetailRows.tsx';
import { Less } from '../../../ui/text/Less.tsx';
import { MoneyText } from '../../../ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { RepayBill } from '../rules/targets.ts';

interface ConfirmFactsProps {
  readonly bills: readonly Pick<RepayBill, 'billNo'>[];
  readonly account: string;
  readonly amount: number;
  readonly couponDiscount: number;
  readonly payAmount: number;
  /** Which trial the figures are of. */
  readonly trial: string;
}

/** What the confirm dialog repeats: which bills, from which account, how much. */
export function ConfirmFacts({
  bills,
  account,
  amount,
  couponDiscount,
  payAmount,
  trial,
}: ConfirmFactsProps) {
  const first = bills[0]?.billNo ?? copy.none;
  return (
    <DetailRows
      rows={[
        [copy.confirm.bills, bills.length > 1 ? copy.dialog.billsAndMore(first, bills.length) : first],
        [copy.confirm.account, account],
        [copy.amount.label, formatAmount(amount)],
        ...(couponDiscount === 0
          ? []
          : ([
              [
                copy.confirm.coupon,
                <Less key="coupon" amount={couponDiscount} fact={factOf('trial.coupon', trial)} />,
              ],
            ] as const)),
        [
          copy.confirm.payAmount,
          <MoneyText key="pay" value={payAmount} size="amount" fact={factOf('trial.paid', trial)} />,
        ],
      ]}
    />
  );
}
