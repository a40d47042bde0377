import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { nameOf } from './nameOf.ts';
import type { Way } from './ways.ts';

const { transfer: words } = copy;

interface ConfirmTransferProps {
  readonly way: Way<FundAccountDetail>;
  /** Amount in yuan. */
  readonly amount: number;
}

/** Repeats amount and accounts before the money moves. docs/design/look.md "Habits" */
export const ConfirmTransfer = ({ way, amount }: ConfirmTransferProps) => (
  <>
    <DetailRows
      rows={[
        [words.from, nameOf(way.from)],
        [words.into, nameOf(way.to)],
        [words.amount, <MoneyText key="amount" value={amount} sx={{ fontWeight: 600 }} />],
      ]}
    />
    <BeforeAfter way={way} amount={amount} />
  </>
);
