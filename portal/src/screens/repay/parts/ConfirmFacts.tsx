import Box from '@mui/material/Box';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { repayment } from '#portal/copy/repayment.ts';
import { factOf, shareFacts } from '#portal/domain/fact/factOf.ts';
import { ShareEntry, type Share } from '#portal/domain/repayment/ShareEntry.tsx';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { Less } from '#portal/ui/text/Less.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { billNameOf, type NamedBill } from '../rules/billName.ts';

interface ConfirmFactsProps {
  readonly bills: readonly NamedBill[];
  readonly account: string;
  readonly amount: number;
  readonly couponDiscount: number;
  readonly payAmount: number;
  /** The split of a partial repayment over the bills; empty for one bill or a full settlement. */
  readonly split: readonly Share[];
  /** Id of the trial behind the figures. */
  readonly trial: string;
}

/** The confirm dialog's facts: bills, account, amount. */
export function ConfirmFacts({
  bills,
  account,
  amount,
  couponDiscount,
  payAmount,
  split,
  trial,
}: ConfirmFactsProps) {
  const first = bills[0] === undefined ? copy.none : billNameOf(bills[0]);
  const factOfShare = shareFacts('trial.share', trial);
  return (
    <>
      <DetailRows
        rows={[
          [copy.confirm.bills, bills.length > 1 ? copy.dialog.billsAndMore(first, bills.length) : first],
          [copy.confirm.account, account],
          [copy.amount.label, <MoneyText key="amount" value={amount} />],
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
      {split.length === 0 ? null : (
        <Box component="ul" aria-label={repayment.shares.title} sx={listStyle}>
          {split.map((share) => (
            <li key={`${share.billNo}.${String(share.period)}`}>
              <ShareEntry share={share} status={RepaymentStatus.Processing} fact={factOfShare(share)} />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  mt: 3,
  p: 0,
  '& li': { py: 2, borderTop: '1px solid', borderColor: 'hairline' },
} as const;
