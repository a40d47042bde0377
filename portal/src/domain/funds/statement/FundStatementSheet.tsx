import {
  AccountDetailTypeLabel,
  AccountDirectionLabel,
  FundAccountTypeLabel,
} from '#generated/shared/labels.ts';
import { groupInFours } from '#portal/format/card.ts';
import { chineseAmount } from '#portal/format/chineseAmount.ts';
import { formatAmount } from '#portal/format/money.ts';
import { platformName } from '#portal/products/names.ts';
import { Fact } from '#portal/ui/fact/Fact.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { Facts, Sheet, SheetTable } from '#portal/ui/print/Sheet.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { factOf } from '../../fact/factOf.ts';
import { verifyAddress } from '../../receipt/verifyAddress.ts';
import { fundsCopy } from '../copy.ts';
import { isIncome, movementText, type Movement } from '../movement.ts';
import { factOfMonth, monthFigures } from './month.ts';
import type { FundStatement } from './statementFile.ts';

const { statement: words, months, movements } = fundsCopy;

/** A month of a fund account as a document to print: opening balance, movements, closing balance. */
export function FundStatementSheet({ statement }: { readonly statement: FundStatement }) {
  const { accountNo } = statement;
  return (
    <Sheet
      title={words.title(months.name(statement.month))}
      number={[words.no, statement.statementNo]}
      issued={[words.issuedAt, statement.issuedAt]}
      verifyCode={statement.verifyCode}
      verifyAt={verifyAddress()}
      foot={words.foot}
      seal={{ issuer: platformName, use: words.seal }}
    >
      <Facts
        label={words.facts}
        rows={[
          [words.accountName, statement.accountName],
          [words.creditCode, statement.creditCode],
          [words.account, FundAccountTypeLabel[statement.accountType]],
          [words.accountNo, groupInFours(accountNo)],
          [words.investor, statement.investorName],
          ...monthFigures.map(
            (name) =>
              [
                months[name],
                <Fact key={name} of={factOfMonth(accountNo, statement, name)}>
                  <MoneyText value={statement[name]} />
                </Fact>,
              ] as const,
          ),
        ]}
        last={[words.closingInWords, <b key="words">{chineseAmount(statement.closing)}</b>]}
      />
      {statement.movements.length === 0 ? (
        <EmptyLine text={words.nothing} />
      ) : (
        <>
          <SheetTable
            caption={words.totals}
            texts={2}
            head={[movements.type, movements.direction, words.count, words.amount]}
            rows={statement.totals.map(({ type, direction, count, amount }) => ({
              key: `${type}${direction}`,
              cells: [
                AccountDetailTypeLabel[type],
                AccountDirectionLabel[direction],
                String(count),
                formatAmount(amount),
              ],
            }))}
          />
          <SheetTable
            caption={words.movements}
            texts={4}
            head={[
              movements.at,
              movements.type,
              movements.what,
              movements.no,
              movements.income,
              movements.expense,
              movements.balance,
            ]}
            rows={statement.movements.map(rowOf)}
          />
        </>
      )}
    </Sheet>
  );
}

function rowOf(movement: Movement) {
  const { movementNo, occurredAt, type, amount, balanceAfter } = movement;
  const figure = (
    <Fact key="amount" of={factOf('movement.amount', movementNo)}>
      <MoneyText value={amount} />
    </Fact>
  );
  const income = isIncome(movement);
  return {
    key: movementNo,
    cells: [
      occurredAt,
      AccountDetailTypeLabel[type],
      movementText(movement),
      movementNo,
      income ? figure : '',
      income ? '' : figure,
      <Fact key="balance" of={factOf('movement.balanceAfter', movementNo)}>
        <MoneyText value={balanceAfter} />
      </Fact>,
    ],
  };
}
