import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import type { Direction } from './directions.ts';
import { nameOf } from './nameOf.ts';

const { transfer: words } = copy;

interface ConfirmTransferProps {
  readonly direction: Direction<FundAccountDetail>;
  /** Amount in yuan. */
  readonly amount: number;
}

/** Content of the confirmation: amount, accounts, and their balances afterwards. docs/design/look.md "Habits" */
export const ConfirmTransfer = ({ direction, amount }: ConfirmTransferProps) => (
  <>
    <DetailRows
      rows={[
        [words.from, nameOf(direction.from)],
        [words.into, nameOf(direction.to)],
        [words.amount, <MoneyText key="amount" value={amount} sx={{ fontWeight: 600 }} />],
      ]}
    />
    <BeforeAfter direction={direction} amount={amount} />
  </>
);
