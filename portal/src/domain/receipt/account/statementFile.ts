import type { Outputs } from '#generated/provisional/io.ts';
import { StatementMovementKindLabel } from '#generated/shared/labels.ts';
import type { ExportColumn } from '../../../ui/export/columns.ts';
import { copy } from '../copy.ts';

export type AccountStatement = Outputs['queryAccountStatement'];
export type AccountMovement = AccountStatement['movements'][number];

const { account: words } = copy;

/** Kind, and what it is about: the days of an accrual, the period of an instalment. */
export function summaryOf({ kind, from, day, period }: AccountMovement): string {
  const name = StatementMovementKindLabel[kind];
  const parts = [
    ...(period === undefined ? [] : [words.period(period)]),
    ...(from === undefined ? [] : [words.days(from, day)]),
  ];
  return parts.length === 0 ? name : `${name} ${parts.join(' ')}`;
}

/** A line of the file: a movement, or the opening or closing balance. */
export type StatementLine =
  | AccountMovement
  | { readonly day: string; readonly label: string; readonly balance: number };

/** Lines in the order of the printed statement. */
export const statementLines = (statement: AccountStatement): StatementLine[] => [
  { day: statement.from, label: words.opening, balance: statement.opening },
  ...statement.movements,
  { day: statement.to, label: words.closing, balance: statement.closing },
];

const ofMovement =
  (value: (movement: AccountMovement) => string | number) =>
  (line: StatementLine): string | number =>
    'kind' in line ? value(line) : '';

export const statementColumns: readonly ExportColumn<StatementLine>[] = [
  { title: words.day, value: ({ day }) => day },
  { title: words.summary, value: (line) => ('kind' in line ? summaryOf(line) : line.label) },
  { title: words.number, value: ofMovement(({ number }) => number) },
  { title: words.bills, value: ofMovement(({ billNos }) => billNos.join(' ')) },
  { title: words.increase, value: ofMovement(({ amount }) => (amount > 0 ? amount : '')), sum: true },
  { title: words.decrease, value: ofMovement(({ amount }) => (amount < 0 ? -amount : '')), sum: true },
  { title: words.balance, value: ({ balance }) => balance },
];
