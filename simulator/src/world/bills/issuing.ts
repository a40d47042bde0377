/** Groups unbilled loans into bills, to issue or to preview them. */
import { nextBillDate } from '../cycles/cycles.ts';
import type { Bill, Loan } from '../ledger/schema.ts';
import type { Day } from '../values/calendar.ts';
import { digitsOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { issueBill } from './billing.ts';

const byAccountAndCycle = (loan: Loan): string =>
  `${loan.product} ${loan.pin} ${loan.cycle} ${nextBillDate(loan.cycle, loan.takenOn)}`;

/** Returns one bill per product, account, cycle and regular bill date, with its loans. */
export function billsFor(
  { accounts, bills }: Pick<World, 'accounts' | 'bills'>,
  loans: readonly Loan[],
  issuedOn: Day,
): { bill: Bill; loans: readonly Loan[] }[] {
  const payDays = new Map(accounts.map(({ pin, lastPayDay }) => [pin, lastPayDay]));
  const groups = [...Map.groupBy(loans, byAccountAndCycle).values()];
  return groups.flatMap((group, index) => {
    const [first] = group;
    if (first === undefined) return [];
    const serial = String(bills.length + index + 1).padStart(4, '0');
    const lastPayDay = payDays.get(first.pin);
    const bill = issueBill(`ZD${digitsOf(issuedOn)}${serial}`, group, {
      issuedOn,
      billDate: nextBillDate(first.cycle, first.takenOn),
      ...(lastPayDay === undefined ? {} : { lastPayDay }),
    });
    return [{ bill, loans: group }];
  });
}
