import { StatementMovementKindLabel } from '#generated/shared/labels.ts';
import { chineseAmount } from '../../../format/chineseAmount.ts';
import { addMoney } from '../../../format/money.ts';
import { platformName } from '../../../products/names.ts';
import { EmptyLine } from '../../../ui/feedback/EmptyLine.tsx';
import { Facts, Sheet, SheetTable } from '../../../ui/print/Sheet.tsx';
import { MoneyText } from '../../../ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { verifyAddress } from '../verifyAddress.ts';
import { summaryOf, type AccountMovement, type AccountStatement } from './statementFile.ts';

const { account: words } = copy;

/** Adds the increases (sign 1) or the decreases (sign -1), in yuan. */
const totalOf = (movements: readonly AccountMovement[], sign: 1 | -1): number =>
  addMoney(...movements.map(({ amount }) => amount * sign).filter((amount) => amount > 0));

interface AccountStatementSheetProps {
  readonly statement: AccountStatement;
  readonly productName: string;
}

/** The statement of a period: opening balance, every movement with its balance, closing balance. */
export function AccountStatementSheet({ statement, productName }: AccountStatementSheetProps) {
  const { movements, opening, closing, totals } = statement;
  return (
    <Sheet
      title={words.title}
      number={[words.no, statement.statementNo]}
      issued={[copy.statement.issuedAt, statement.issuedAt]}
      verifyCode={statement.verifyCode}
      verifyAt={verifyAddress()}
      foot={words.foot}
      seal={{ issuer: platformName, use: copy.seals.statement }}
    >
      <Facts
        label={words.facts}
        rows={[
          [copy.statement.company, statement.companyName],
          [copy.statement.creditCode, statement.creditCode],
          [words.product, productName],
          [words.between, words.days(statement.from, statement.to)],
          [words.opening, <MoneyText key="opening" value={opening} />],
          [words.increases, <MoneyText key="increase" value={totalOf(movements, 1)} />],
          [words.decreases, <MoneyText key="decrease" value={totalOf(movements, -1)} />],
          [
            words.closing,
            <b key="closing">
              <MoneyText value={closing} />
            </b>,
          ],
        ]}
        last={[words.closingInWords, <b key="words">{chineseAmount(closing)}</b>]}
      />
      {movements.length === 0 ? (
        <EmptyLine text={words.nothing} />
      ) : (
        <>
          <SheetTable
            caption={words.totals}
            texts={1}
            head={[words.kind, words.rows, words.amount]}
            rows={totals.map(({ kind, count, amount }) => ({
              key: kind,
              cells: [
                StatementMovementKindLabel[kind],
                String(count),
                <MoneyText key="amount" value={amount} />,
              ],
            }))}
          />
          <SheetTable
            caption={words.movements}
            texts={3}
            head={[words.day, words.summary, words.number, words.increase, words.decrease, words.balance]}
            rows={movements.map(rowOf)}
          />
        </>
      )}
    </Sheet>
  );
}

function rowOf(movement: AccountMovement, index: number) {
  const { day, number, billNos, amount, balance } = movement;
  const [first] = billNos;
  const about = first === number ? number : `${number} · ${words.billsOf(billNos)}`;
  const figure = <MoneyText key="amount" value={Math.abs(amount)} />;
  return {
    key: String(index),
    cells: [
      day,
      summaryOf(movement),
      about,
      amount > 0 ? figure : '',
      amount < 0 ? figure : '',
      <MoneyText key="balance" value={balance} />,
    ],
  };
}
