import { LoanStatus } from '#generated/shared/enums.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { nextBillDate } from '#simulator/world/cycles/cycles.ts';
import { popSupplier } from '#simulator/world/cycles/discountRules.ts';
import { ordersById } from '#simulator/world/ledger/derivedIndex.ts';
import { unbilledLoans } from '#simulator/world/ledger/ledger.ts';
import type { Loan } from '#simulator/world/ledger/schema.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { sum, yuan, type Cents } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler, Inputs } from '../../handler.ts';
import { accountNames } from '../../identity.ts';
import { contains, inPeriod, oneOf } from '../wire/filters.ts';
import { pageOf } from '../wire/page.ts';
import { isPop, popOnly } from '../wire/pop.ts';
import { sorted, type SortKeys } from '../wire/sort.ts';

/** Returns a loan that is not billed yet: it has no interest and cannot be overdue. */
function unbilledLoan(world: World, loan: Loan) {
  const order = ordersById(world.orders).get(loan.orderId);
  return {
    loanNo: loan.id,
    orderNo: loan.orderId,
    goods: order?.goods ?? '',
    supplierName: order?.supplier ?? popSupplier,
    amount: yuan(orderAmount(world, loan)),
    principal: yuan(loan.principal),
    interest: 0,
    owed: yuan(loan.principal),
    loanStatus: LoanStatus.Normal,
    cycle: loan.cycle,
    takenOn: loan.takenOn,
    expectedBillDate: nextBillDate(loan.cycle, loan.takenOn),
    ...(loan.discount && { ruleType: loan.discount.rule }),
    discountAmount: yuan(loan.discount?.amount ?? 0),
    ...accountNames(world, loan.pin),
  };
}

const orderAmount = (world: World, loan: Loan): Cents =>
  ordersById(world.orders).get(loan.orderId)?.amount ?? loan.principal;

type Sort = NonNullable<Inputs<'provisional'>['queryUnbilledPage']['sort']>;

const sortKeys = (world: World): SortKeys<Loan, Sort> => ({
  takenOn: (loan) => loan.takenOn,
  amount: (loan) => orderAmount(world, loan),
  discountAmount: (loan) => loan.discount?.amount ?? 0,
  owed: (loan) => loan.principal,
});

export const queryUnbilledPage: Handler<'provisional', 'queryUnbilledPage'> = (input, { world, now }) => {
  if (!isPop(world)) return popOnly;
  const { productCode, orderNo, loanStatus } = input;
  const loans = unbilledLoans(world, scopeOf(world.viewer, productCode))
    .filter(
      (loan) =>
        inPeriod(loan.takenOn, input, dayOf(now)) &&
        contains(loan.orderId, orderNo) &&
        oneOf(LoanStatus.Normal, loanStatus),
    )
    .sort((a, b) => b.takenOn.localeCompare(a.takenOn) || b.id.localeCompare(a.id));
  const page = pageOf(sorted(loans, input.sort, sortKeys(world)), input);
  const sumOwed = yuan(sum(loans.map(({ principal }) => principal)));
  return { data: { ...page, list: page.list.map((loan) => unbilledLoan(world, loan)), sumOwed } };
};
