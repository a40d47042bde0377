import Box from '@mui/material/Box';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { addMoney, formatAmount } from '#portal/format/money.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { Direction } from './directions.ts';

const { transfer: words } = copy;

interface BeforeAfterProps {
  readonly direction: Direction<FundAccountDetail>;
  /** Yuan; undefined while the typed amount is invalid. */
  readonly amount: number | undefined;
}

/** Balances of both accounts now and after the transfer. docs/design/look.md rule 18 */
export const BeforeAfter = ({ direction: { from, to }, amount }: BeforeAfterProps) => (
  <DetailRows rows={[row(from, amount === undefined ? undefined : -amount), row(to, amount)]} />
);

const row = ({ accountType, accountNo, balance }: FundAccountDetail, change: number | undefined) =>
  [
    FundAccountTypeLabel[accountType],
    <span key={accountNo}>
      <MoneyText value={balance} fact={factOf('account.balance', accountNo)} />
      {change === undefined ? null : (
        <>
          {` ${words.arrow} `}
          <Box component="b" sx={{ whiteSpace: 'nowrap' }}>
            {formatAmount(addMoney(balance, change))}
          </Box>
        </>
      )}
    </span>,
  ] as const;
