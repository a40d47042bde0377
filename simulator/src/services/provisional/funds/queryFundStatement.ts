import { investorOf } from '#simulator/world/company/investors.ts';
import { fundAccount } from '#simulator/world/funds/funds.ts';
import { fundMonth, typeTotals } from '#simulator/world/funds/statement.ts';
import { dayOf, endOfMonth, momentOf } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { fundStatementNo } from '../wire/documentNumbers.ts';
import { fundStatementCode } from '../wire/documents.ts';
import { monthEntry, movementEntry } from '../wire/fund.ts';

/** A closed month is issued at its end and never changes; the current month is provisional. */
export const queryFundStatement: Handler<'provisional', 'queryFundStatement'> = (
  { accountNo, month },
  { world, now },
) => {
  const account = fundAccount(world, accountNo);
  if (account === undefined) return { refuse: 'FundAccountNotOwned' };
  const found = fundMonth(account, month, dayOf(now));
  if (found === undefined) return { refuse: 'FundMonthInvalid' };
  return {
    data: {
      ...monthEntry(found),
      statementNo: fundStatementNo(accountNo, month),
      accountNo,
      accountType: account.type,
      accountName: world.company.name,
      creditCode: world.company.creditCode,
      investorName: investorOf(world, account.investorNo).name,
      issuedAt: found.closed ? endOfMonth(month) : momentOf(now),
      verifyCode: fundStatementCode(world, accountNo, found),
      totals: typeTotals(found.entries).map((total) => ({ ...total, amount: yuan(total.amount) })),
      movements: found.entries.map(movementEntry),
    },
  };
};
