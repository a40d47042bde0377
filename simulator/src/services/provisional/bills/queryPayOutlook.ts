import { spendable } from '#simulator/world/funds/funds.ts';
import { outlookAccounts, outlookDues } from '#simulator/world/repayment/outlook.ts';
import { autoRepaysFor } from '#simulator/world/repayment/repaySetting.ts';
import { terms } from '#simulator/world/terms.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';

export const queryPayOutlook: Handler<'provisional', 'queryPayOutlook'> = (
  { productCode },
  { world, now },
) => {
  const asOf = dayOf(now);
  const { deductDaysBefore } = world.repaySetting;
  return {
    data: {
      asOf,
      days: terms.outlookDays,
      dues: outlookDues(world, productCode, asOf).map(({ dueOn, investorNo, billed, planned, unbilled }) => ({
        dueDate: dueOn,
        investorNo,
        billed: yuan(billed),
        planned: yuan(planned),
        unbilled: yuan(unbilled),
      })),
      accounts: outlookAccounts(world, productCode).map((account) => ({
        accountNo: account.accountNo,
        accountType: account.type,
        investorNo: account.investorNo,
        available: yuan(spendable(world, account)),
      })),
      ...(autoRepaysFor(world, productCode) && {
        autoRepay: { deductDaysBefore, deductTime: terms.deductTime },
      }),
    },
  };
};
