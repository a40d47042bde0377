import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Outputs } from '#generated/provisional/io.ts';
import { chineseAmount } from '../../format/chineseAmount.ts';
import { formatAmount } from '../../format/money.ts';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { Facts, Sheet, SheetTable } from '../../ui/print/Sheet.tsx';
import { copy } from './copy.ts';

type Statement = Outputs['queryMonthlyStatement'];
type Account = Statement['accounts'][number];

const { statement: words } = copy;
const figures = [
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

const nameOf = ({ jdpin, nickname }: Account): string =>
  nickname === undefined ? jdpin : `${nickname} ${jdpin}`;

/** The monthly statement: what was owed, what came and went, what is owed; as a whole, by account, by order. */
export function StatementSheet({ statement }: { readonly statement: Statement }) {
  return (
    <Sheet
      title={words.title(statement.month)}
      head={[
        [words.statementNo, statement.statementNo],
        [words.issuedAt, statement.issuedAt],
        [copy.verifyCode, statement.verifyCode],
      ]}
      foot={words.foot}
    >
      <Facts
        label={words.summary}
        rows={[
          [words.company, statement.companyName],
          [words.creditCode, statement.creditCode],
          ...figures.map((name) => [words[name], formatAmount(statement[name])] as const),
        ]}
        last={[words.closingInWords, <b key="words">{chineseAmount(statement.closing)}</b>]}
      />
      {statement.accounts.length === 0 ? (
        <EmptyLine text={words.nothing} />
      ) : (
        <SheetTable
          caption={words.accounts}
          texts={1}
          head={[words.account, ...figures.map((name) => words[name])]}
          rows={statement.accounts.map((account) => ({
            key: account.jdpin,
            cells: [nameOf(account), ...figures.map((name) => formatAmount(account[name]))],
          }))}
        />
      )}
      {statement.accounts.map((account) => (
        <Orders key={account.jdpin} account={account} />
      ))}
    </Sheet>
  );
}

function Orders({ account }: { readonly account: Account }) {
  const title = words.orders(nameOf(account));
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography component="h4" variant="strong">
        {title}
      </Typography>
      {account.orders.length === 0 ? (
        <Typography variant="caption" color="textSecondary">
          {words.noOrders}
        </Typography>
      ) : (
        <SheetTable
          caption={title}
          texts={4}
          head={[words.orderNo, words.goods, words.orderedAt, copy.billNo, words.amount, words.refunded]}
          rows={account.orders.map((order) => ({
            key: order.orderNo,
            cells: [
              order.orderNo,
              order.goods,
              order.orderedAt,
              order.billNo,
              formatAmount(order.amount),
              formatAmount(order.refunded),
            ],
          }))}
        />
      )}
    </Box>
  );
}
