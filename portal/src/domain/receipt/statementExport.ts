import type { Outputs } from '#generated/provisional/io.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { copy } from './copy.ts';

export type Statement = Outputs['queryMonthlyStatement'];
export type StatementAccount = Statement['accounts'][number];
type StatementOrder = StatementAccount['orders'][number];

export const statementFigures = [
  'opening',
  'billed',
  'charges',
  'afterIssue',
  'penalty',
  'repaid',
  'refunded',
  'discounted',
  'closing',
] as const;
type Figures = Pick<Statement, (typeof statementFigures)[number]>;

const { statement: words } = copy;

export const accountName = ({ jdpin, nickname }: StatementAccount): string =>
  nickname === undefined ? jdpin : `${nickname} ${jdpin}`;

/** A line of the file: a month's figures, in total or for an account, or one order of an account. */
export interface StatementLine {
  readonly kind: string;
  readonly account: string;
  readonly figures?: Figures;
  readonly order?: StatementOrder;
}

/** Lines in the order of the printed statement: the total, all accounts, then the orders of each. */
export const statementLines = ({ accounts, ...figures }: Statement): StatementLine[] => [
  { kind: words.summary, account: '', figures },
  ...accounts.map((account) => ({ kind: words.account, account: accountName(account), figures: account })),
  ...accounts.flatMap((account) =>
    account.orders.map((order) => ({ kind: words.order, account: accountName(account), order })),
  ),
];

/** Columns of the file. Figures of the month and of an order are different columns with different names. */
export const statementColumns: readonly ExportColumn<StatementLine>[] = [
  { title: words.line, value: ({ kind }) => kind },
  { title: words.account, value: ({ account }) => account },
  ...statementFigures.map((name) => ({
    title: words[name],
    value: ({ figures }: StatementLine) => figures?.[name] ?? '',
  })),
  { title: words.orderNo, value: ({ order }) => order?.orderNo ?? '' },
  { title: words.goods, value: ({ order }) => order?.goods ?? '' },
  { title: words.orderedAt, value: ({ order }) => order?.orderedAt ?? '' },
  { title: copy.billNo, value: ({ order }) => order?.billNo ?? '' },
  { title: words.orderBilled, value: ({ order }) => order?.amount ?? '' },
  { title: words.orderRefunded, value: ({ order }) => order?.refunded ?? '' },
];
