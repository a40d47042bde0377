import { NO_VALUE } from '../../format/date.ts';
import type { Column } from '../../ui/table/column.ts';
import { DateTimeCell } from '../../ui/table/DateTimeCell.tsx';
import { TwoLines } from '../../ui/table/TwoLines.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { factOf } from '../fact/factOf.ts';
import { fundsCopy } from './copy.ts';
import { isIncome, type Movement } from './movement.ts';
import { MovementText } from './MovementText.tsx';
import { MovementType } from './MovementType.tsx';
import { SignedMoney } from './SignedMoney.tsx';

const { movements: words } = fundsCopy;

/** Returns the amount for the column of its direction, and nothing for the other. */
const amountIn = (income: boolean) => (movement: Movement) =>
  isIncome(movement) === income ? (
    <SignedMoney
      value={movement.amount}
      income={income}
      fact={factOf('movement.amount', movement.movementNo)}
    />
  ) : (
    <span className="quiet">{NO_VALUE}</span>
  );

/** Movements of an account, each with the balance after it. */
export const movementColumns: readonly Column<Movement>[] = [
  { key: 'at', title: words.at, render: ({ occurredAt }) => <DateTimeCell value={occurredAt} /> },
  { key: 'type', title: words.type, render: (movement) => <MovementType movement={movement} /> },
  {
    key: 'what',
    title: words.what,
    render: (movement) => (
      <TwoLines below={<CopyableText value={movement.movementNo} label={words.no} />}>
        <MovementText movement={movement} />
      </TwoLines>
    ),
  },
  { key: 'income', title: words.income, align: 'right', render: amountIn(true) },
  { key: 'expense', title: words.expense, align: 'right', render: amountIn(false) },
  {
    key: 'balance',
    title: words.balance,
    align: 'right',
    pinned: true,
    render: ({ balanceAfter, movementNo }) => (
      <MoneyText
        value={balanceAfter}
        fact={factOf('movement.balanceAfter', movementNo)}
        sx={{ fontWeight: 600 }}
      />
    ),
  },
];
