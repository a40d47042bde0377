import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { fundsCopy } from '#portal/domain/funds/copy.ts';
import { SignedMoney } from '#portal/domain/funds/SignedMoney.tsx';
import { paths } from '#portal/paths.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { LinkedText } from '#portal/ui/router/PageLink.tsx';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { BalanceTransfer } from '../queries.ts';

const { result: words } = copy;
type Side = BalanceTransfer['from'];

/** Both accounts of a transfer, each with its movement and the balance after it. */
export const Sides = ({ transfer: { amount, from, to } }: { readonly transfer: BalanceTransfer }) => (
  <Box component="ul" aria-label={words.movements} sx={listStyle}>
    <OneAccount side={from} amount={amount} income={false} />
    <OneAccount side={to} amount={amount} income />
  </Box>
);

interface OneAccountProps {
  readonly side: Side;
  readonly amount: number;
  readonly income: boolean;
}

function OneAccount({ side, amount, income }: OneAccountProps) {
  const { accountNo, accountType, movementNo, balanceAfter } = side;
  const account =
    accountType === FundAccountType.Factoring
      ? paths.factoringBalance()
      : paths.vasAccountDetail({ accountNo });
  return (
    <Box component="li" sx={sideStyle}>
      <Typography variant="strong" component="h3">
        <LinkedText className="link" to={account} aria-label={words.openOf(accountNo)}>
          {fundsCopy.account.tail(FundAccountTypeLabel[accountType], accountNo)}
        </LinkedText>
      </Typography>
      <DetailRows
        rows={[
          [
            words.change,
            <SignedMoney
              key="change"
              value={amount}
              income={income}
              fact={factOf('movement.amount', movementNo)}
            />,
          ],
          [
            words.balanceAfter,
            <MoneyText key="after" value={balanceAfter} fact={factOf('movement.balanceAfter', movementNo)} />,
          ],
          [words.movementNo, <CopyableText key="no" value={movementNo} label={words.movementNo} />],
        ]}
      />
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  textAlign: 'left',
} as const;

const sideStyle = ({ palette, radii }: Theme) => ({
  minWidth: 0,
  p: 3,
  border: `1px solid ${palette.tile}`,
  borderRadius: `${String(radii.card)}px`,
});
