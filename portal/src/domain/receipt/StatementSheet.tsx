import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { chineseAmount } from '../../format/chineseAmount.ts';
import { formatAmount } from '../../format/money.ts';
import { platformName } from '../../products/names.ts';
import { Fact } from '../../ui/fact/Fact.tsx';
import type { FactMark } from '../../ui/fact/factMark.ts';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { Facts, Sheet, SheetTable } from '../../ui/print/Sheet.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { nameOf } from '../accounts/accountName.ts';
import { factOf, sumOf } from '../fact/factOf.ts';
import { copy } from './copy.ts';
import { accountName, statementFigures, type Statement, type StatementAccount } from './statementExport.ts';
import { verifyAddress } from './verifyAddress.ts';

const { statement: words } = copy;

const accountMonth = ({ month }: Statement, { jdpin }: StatementAccount): string => `${month}/${jdpin}`;

/**
 * Marks a figure of the month: the sum over its accounts. The closing one follows from the others; `charges` is a part
 * of `billed`.
 */
function factOfMonth(statement: Statement, name: (typeof statementFigures)[number]): FactMark {
  const { month, accounts } = statement;
  const fact = (figure: (typeof statementFigures)[number]) => factOf(`month.${figure}`, month);
  if (name === 'closing')
    return sumOf(
      fact(name),
      [fact('opening'), fact('billed'), fact('afterIssue'), fact('penalty')],
      [fact('repaid'), fact('refunded'), fact('discounted')],
    );
  return sumOf(
    fact(name),
    accounts.map((account) => factOf(`accountMonth.${name}`, accountMonth(statement, account))),
  );
}

/** The monthly statement: opening, changes, closing; in total, by account, by order. */
export function StatementSheet({ statement }: { readonly statement: Statement }) {
  return (
    <Sheet
      title={words.title(statement.month)}
      number={[words.statementNo, statement.statementNo]}
      issued={[words.issuedAt, statement.issuedAt]}
      verifyCode={statement.verifyCode}
      verifyAt={verifyAddress()}
      foot={words.foot}
      seal={{ issuer: platformName, use: copy.seals.statement }}
    >
      <Facts
        label={words.summary}
        rows={[
          [words.company, statement.companyName],
          [words.creditCode, statement.creditCode],
          ...statementFigures.map(
            (name) =>
              [
                words[name],
                <Fact key={name} of={factOfMonth(statement, name)}>
                  <MoneyText value={statement[name]} />
                </Fact>,
              ] as const,
          ),
        ]}
        last={[words.closingInWords, <b key="words">{chineseAmount(statement.closing)}</b>]}
      />
      {statement.accounts.length === 0 ? (
        <EmptyLine text={words.nothing} />
      ) : (
        <SheetTable
          caption={words.accounts}
          texts={1}
          head={[words.account, ...statementFigures.map((name) => words[name])]}
          rows={statement.accounts.map((account) => ({
            key: account.jdpin,
            cells: [
              // The orders below show its login: here it would wrap in the middle.
              nameOf(account),
              ...statementFigures.map((name) => (
                <Fact key={name} of={factOf(`accountMonth.${name}`, accountMonth(statement, account))}>
                  <MoneyText value={account[name]} />
                </Fact>
              )),
            ],
          }))}
        />
      )}
      {statement.accounts.map((account) => (
        <Orders key={account.jdpin} account={account} />
      ))}
    </Sheet>
  );
}

function Orders({ account }: { readonly account: StatementAccount }) {
  const title = words.orders(accountName(account));
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
              <Fact key="amount" of={factOf('order.amount', order.orderNo)}>
                <MoneyText value={order.amount} />
              </Fact>,
              formatAmount(order.refunded),
            ],
          }))}
        />
      )}
    </Box>
  );
}
