import { accountStatement, kindTotals, type Movement } from '#simulator/world/bills/accountStatement.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { terms } from '#simulator/world/terms.ts';
import { dayOf, daysBetween, momentOf } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { accountStatementNo } from '../wire/documentNumbers.ts';
import { FIRST_DAY } from '../wire/documentPeriod.ts';
import { accountStatementCode } from '../wire/documents.ts';

const movementEntry = ({ billIds, amount, balance, ...movement }: Movement) => ({
  ...movement,
  billNos: billIds,
  amount: yuan(amount),
  balance: yuan(balance),
});

export const queryAccountStatement: Handler<'provisional', 'queryAccountStatement'> = (
  { productCode, from, to },
  { world, now },
) => {
  const isValid =
    FIRST_DAY <= from && from <= to && to <= dayOf(now) && daysBetween(from, to) < terms.statementDays;
  if (!isValid) return { refuse: 'StatementPeriodInvalid' };
  const period = { from, to };
  const scope = scopeOf(world.viewer, productCode);
  const statement = accountStatement(world, period, scope);
  return {
    data: {
      statementNo: accountStatementNo(world, productCode, period),
      ...period,
      companyName: world.company.name,
      creditCode: world.company.creditCode,
      issuedAt: momentOf(now),
      verifyCode: accountStatementCode(world, { ...scope, product: productCode }, period, statement),
      opening: yuan(statement.opening),
      closing: yuan(statement.closing),
      totals: kindTotals(statement.movements).map((total) => ({ ...total, amount: yuan(total.amount) })),
      movements: statement.movements.map(movementEntry),
    },
  };
};
