import { accountOf } from '#simulator/world/company/company.ts';
import { investorOf } from '#simulator/world/company/investors.ts';
import { billStatus, isProcessing } from '#simulator/world/ledger/ledger.ts';
import { isSettled } from '#simulator/world/ledger/planItem.ts';
import type { Bill } from '#simulator/world/ledger/schema.ts';
import { terms } from '#simulator/world/terms.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import { total } from '#simulator/world/values/parts.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';
import { addAmounts, amountsOf, billAmounts } from '../wire/amounts.ts';
import {
  canInstal,
  canRepay,
  currentItem,
  executedRate,
  periodFacts,
  purchasePeriodOf,
} from '../wire/bill.ts';
import { ownBill } from '../wire/ownBill.ts';

function splitOf({ split, items }: Bill) {
  if (split === undefined) return {};
  const { instalmentNo, method, appliedAt } = split;
  const repaidPeriods = items.filter(isSettled).length;
  const feeRate = terms.instalmentFeePerPeriod * 100;
  return { split: { instalmentNo, periods: items.length, repaidPeriods, method, feeRate, appliedAt } };
}

/** Returns the repayments of a bill, newest first; each amount is only the share for this bill. */
const repaymentsOf = (world: World, bill: Bill) =>
  world.repayments
    .flatMap((repayment) => {
      const shares = repayment.shares.filter((share) => share.billId === bill.id);
      const [first] = shares;
      if (first === undefined) return [];
      return [
        {
          repayNo: repayment.id,
          ...(shares.length === 1 && { period: first.period }),
          amount: yuan(sum(shares.map((share) => total(share.parts)))),
          status: repayment.status,
          source: repayment.source,
          submittedAt: repayment.submittedAt,
          ...(!isProcessing(repayment) && { finishedAt: repayment.finishedAt }),
        },
      ];
    })
    .sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));

const changesOf = (bill: Bill) =>
  bill.items.flatMap(({ period, dueOn, change }) =>
    change
      ? [
          {
            period,
            state: change.state,
            from: change.from,
            to: dueOn,
            reason: change.reason,
            changedAt: change.changedAt,
          },
        ]
      : [],
  );

export const queryBillDetail: Handler<'provisional', 'queryBillDetail'> = (
  { productCode, billNo },
  { world, now },
) => {
  const bill = ownBill(world, productCode, billNo);
  if (bill === undefined) return { refuse: 'BillNotOwned' };
  const today = dayOf(now);
  const item = currentItem(bill);
  const { from, to } = purchasePeriodOf(bill);
  const account = accountOf(world, bill.pin);
  const settled = bill.items.every(isSettled);
  return {
    data: {
      billNo,
      cycle: bill.cycle,
      billDate: bill.issuedOn,
      periodFrom: from,
      periodTo: to,
      ...periodFacts(bill, item, today),
      billStatus: billStatus(bill, today),
      executedRate: executedRate(world, bill),
      jdpin: bill.pin,
      ...(account && { nickname: account.nickname }),
      investorNo: bill.investorNo,
      investorName: investorOf(world, bill.investorNo).name,
      orderCount: world.loans.filter((loan) => loan.billId === billNo).length,
      ...billAmounts(addAmounts(bill.items.map((entry) => amountsOf(entry, today)))),
      ...(settled && item.settledOn !== undefined && { settledDate: item.settledOn }),
      ...splitOf(bill),
      periodChanges: changesOf(bill),
      repayments: repaymentsOf(world, bill),
      canInstal: canInstal(world, bill, today),
      canRepay: canRepay(world, bill),
    },
  };
};
