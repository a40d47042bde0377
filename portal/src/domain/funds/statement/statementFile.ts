import type { Outputs } from '#generated/provisional/io.ts';
import type { ExportColumn } from '#portal/ui/export/columns.ts';
import { fundsCopy } from '../copy.ts';
import type { Movement } from '../movement.ts';
import { movementFileColumns } from '../movementExport.ts';

export type FundStatement = Outputs['queryFundStatement'];

const { statement: words, movements } = fundsCopy;

/** A line of the file: a movement, or the opening or closing balance of the month. */
export type StatementLine =
  | { readonly movement: Movement }
  | { readonly label: string; readonly balance: number; readonly income?: number; readonly expense?: number };

/** Lines in the order of the printed statement: opening, each movement, closing with income and expense. */
export const statementLines = (statement: FundStatement): StatementLine[] => [
  { label: words.openingLine, balance: statement.opening },
  ...statement.movements.map((movement) => ({ movement })),
  {
    label: words.closingLine,
    balance: statement.closing,
    income: statement.income,
    expense: statement.expense,
  },
];

/** The member of a balance line that each column of the movements shows; other columns stay empty. */
const balanceMembers: Readonly<Record<string, 'label' | 'income' | 'expense' | 'balance'>> = {
  [movements.type]: 'label',
  [movements.income]: 'income',
  [movements.expense]: 'expense',
  [movements.balance]: 'balance',
};

const columns: readonly ExportColumn<StatementLine>[] = movementFileColumns.map((column) => ({
  title: column.title,
  value: (line) => {
    if ('movement' in line) return column.value(line.movement);
    const name = balanceMembers[column.title];
    return name === undefined ? '' : (line[name] ?? '');
  },
}));

/** Name and columns of a month's file. */
export const statementFile = (accountNo: string, month: string) => ({
  title: words.file(accountNo),
  period: month,
  columns,
});
