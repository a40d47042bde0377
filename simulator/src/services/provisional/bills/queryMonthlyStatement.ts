import {
  addFigures,
  monthlyStatement,
  type AccountStatement,
  type StatementFigures,
} from '#simulator/world/bills/statement.ts';
import { accountOf } from '#simulator/world/company/company.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { dayOf, endOfMonth, monthOf } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';
import { visibleAccount } from '../wire/clearType.ts';
import { monthlyStatementNo } from '../wire/documentNumbers.ts';
import { monthlyStatementCode } from '../wire/documents.ts';

const figuresIn = (figures: StatementFigures) => ({
  opening: yuan(figures.opening),
  billed: yuan(figures.billed),
  charges: yuan(figures.charges),
  afterIssue: yuan(figures.afterIssue),
  penalty: yuan(figures.penalty),
  repaid: yuan(figures.repaid),
  refunded: yuan(figures.refunded),
  discounted: yuan(figures.discounted),
  closing: yuan(figures.closing),
});

function accountEntry(world: World, statement: AccountStatement) {
  const account = accountOf(world, statement.pin);
  return {
    jdpin: statement.pin,
    ...(account && { nickname: account.nickname }),
    ...figuresIn(statement),
    orders: statement.orders.map(({ order, loan, refunded }) => ({
      orderNo: order.id,
      goods: order.goods,
      orderedAt: order.orderedAt,
      billNo: loan.billId ?? '',
      amount: yuan(loan.principal),
      refunded: yuan(refunded),
    })),
  };
}

/** A statement is issued at the end of its month and exists from then on. */
export const queryMonthlyStatement: Handler<'provisional', 'queryMonthlyStatement'> = (
  { productCode, month, jdpin },
  { world, now },
) => {
  if (visibleAccount(world, jdpin) === undefined) return { refuse: 'AccountNotOwned' };
  if (month >= monthOf(dayOf(now))) return { refuse: 'StatementNotReady' };
  const scope = { ...scopeOf(world.viewer, productCode), ...(jdpin !== undefined && { pin: jdpin }) };
  const accounts = monthlyStatement(world, month, scope);
  const sums = addFigures(accounts);
  return {
    data: {
      statementNo: monthlyStatementNo(world, productCode, month),
      month,
      companyName: world.company.name,
      creditCode: world.company.creditCode,
      issuedAt: endOfMonth(month),
      verifyCode: monthlyStatementCode(world, { ...scope, product: productCode }, month, sums),
      ...figuresIn(sums),
      accounts: accounts.map((account) => accountEntry(world, account)),
    },
  };
};
