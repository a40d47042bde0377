/** What must be true of every world at every time; a world that breaks a law is refused with the law's name. */
import { quotaFigures } from './quota.ts';
import { billTotal, type Parts, type PlanItem } from './ledger.ts';
import type { World } from './world.ts';

export interface BrokenLaw {
  readonly law: string;
  readonly detail: string;
}

const partNames = ['principal', 'fee', 'interest', 'penalty'] as const;

const negative = (parts: Parts): boolean => partNames.some((name) => parts[name] < 0);

const overpaid = ({ owed, paid }: PlanItem): boolean => partNames.some((name) => paid[name] > owed[name]);

/** Every law that a world breaks, with the place. */
export function laws(world: World): BrokenLaw[] {
  const broken: BrokenLaw[] = [];
  const { limit, used, frozen, available } = quotaFigures(world.quota, world);
  if (limit < 0 || used < 0 || frozen < 0 || available !== Math.max(0, limit - used - frozen))
    broken.push({ law: 'available-is-what-is-left', detail: '/quota' });
  for (const bill of world.bills) {
    const place = `/bills/${bill.id}`;
    const billed = world.loans.filter((loan) => loan.billId === bill.id);
    const principal = bill.items.reduce((sum, item) => sum + item.owed.principal, 0);
    if (billed.reduce((sum, loan) => sum + loan.principal, 0) !== principal || billTotal(bill) < principal)
      broken.push({ law: 'bill-is-its-items', detail: place });
    if (bill.items.some((item) => negative(item.owed) || negative(item.paid) || overpaid(item)))
      broken.push({ law: 'owed-is-never-negative', detail: place });
  }
  return broken;
}
