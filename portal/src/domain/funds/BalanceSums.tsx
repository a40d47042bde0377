import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { totalRule } from '../../ui/text/totalRule.ts';
import { factOf, sumOf } from '../fact/factOf.ts';
import { fundsCopy } from './copy.ts';
import { SignedMoney } from './SignedMoney.tsx';

interface BalanceSumsProps {
  /** Account of the sums, and their period or filters: `8801…/{"days":30}`. */
  readonly of: string;
  /** Yuan. Absent when the rows are filtered by type: income and expense then do not explain the two balances. */
  readonly opening?: number | undefined;
  readonly income: number;
  readonly expense: number;
  readonly countIncome: number;
  readonly countExpense: number;
  readonly closing?: number | undefined;
}

const { movements: words } = fundsCopy;

/** Opening + income − expense = closing, under the double rule of a total. docs/design/look.md rule 3 */
export function BalanceSums(props: BalanceSumsProps) {
  const { of, opening, income, expense, countIncome, countExpense, closing } = props;
  const incomeFact = factOf('fund.income', of);
  const expenseFact = factOf('fund.expense', of);
  const openingFact = factOf('fund.opening', of);
  return (
    <Box component="dl" aria-label={words.sums} sx={sumsStyle}>
      {opening === undefined ? null : (
        <Sum label={words.opening}>
          <MoneyText value={opening} fact={openingFact} />
        </Sum>
      )}
      <Sum label={words.incomeOf(countIncome)}>
        <SignedMoney value={income} income fact={incomeFact} />
      </Sum>
      <Sum label={words.expenseOf(countExpense)}>
        <SignedMoney value={expense} income={false} fact={expenseFact} />
      </Sum>
      {closing === undefined ? null : (
        <Sum label={words.closing}>
          <MoneyText
            value={closing}
            fact={sumOf(factOf('fund.closing', of), [openingFact, incomeFact], [expenseFact])}
          />
        </Sum>
      )}
    </Box>
  );
}

const Sum = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="caption" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="strong" sx={{ fontSize: 16 }}>
      {children}
    </Typography>
  </div>
);

const sumsStyle = ({ breakpoints }: Theme): SystemStyleObject<Theme> => ({
  ...totalRule,
  m: 0,
  mt: 4,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 4,
  '& > :last-of-type': { textAlign: 'right' },
  [breakpoints.down('sm')]: {
    display: 'grid',
    // Two columns on a phone, one if its texts are enlarged.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8em, 100%), 1fr))',
    '& > :last-of-type': { textAlign: 'left' },
  },
});
