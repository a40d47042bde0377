/** Future bills of the unbilled purchases, by cycle and day. */
import { accountOf } from '../company/company.ts';
import { dueDate, nextBillDate } from '../cycles/cycles.ts';
import type { Day } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';
import { unbilledLoans } from './ledger.ts';
import type { Loan } from './schema.ts';
import type { Scope } from './scope.ts';

interface UpcomingBill {
  readonly cycle: Loan['cycle'];
  readonly billDate: Day;
  readonly dueOn: Day;
  readonly orders: number;
  /** Principal: the fee is known once the bill is issued. */
  readonly amount: Cents;
}

export function upcomingBills(world: World, scope: Scope): UpcomingBill[] {
  const groups = Map.groupBy(unbilledLoans(world, scope), (loan) => {
    const billDate = nextBillDate(loan.cycle, loan.takenOn);
    const due = dueDate(loan.cycle, billDate, accountOf(world, loan.pin)?.lastPayDay);
    return `${loan.cycle} ${billDate} ${due}`;
  });
  // Without the code of the cycle: by bill date, then due date.
  return [...groups]
    .sort(([a], [b]) => a.slice(5).localeCompare(b.slice(5)))
    .flatMap(([key, loans]) => {
      const [, billDate = '', dueOn = ''] = key.split(' ');
      const [first] = loans;
      if (first === undefined) return [];
      const amount = sum(loans.map((loan) => loan.principal));
      return [{ cycle: first.cycle, billDate, dueOn, orders: loans.length, amount }];
    });
}
