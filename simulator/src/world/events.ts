/** What happens by itself when time passes. Overdue, defaulted and expired are read off the dates; these things are done. */
import { create } from 'mutative';
import { QuotaStatus } from '#generated/shared/enums.ts';
import { addDays, dayOf, instantOfMoment, type Day, type Instant } from './calendar.ts';
import { issueBill } from './billing.ts';
import { accountOf } from './company.ts';
import { nextBillDate } from './cycles.ts';
import { groupBy } from './groupBy.ts';
import { openItems, overdueAmount, unbilledLoans, type Loan, type Scope } from './ledger.ts';
import { scopeOfJob } from './quickBill.ts';
import { terms } from './terms.ts';
import type { World } from './world.ts';

const accountAndCycle = (loan: Loan): string => `${loan.product} ${loan.pin} ${loan.cycle}`;

/** Moves the chosen unbilled loans into bills, one per product, account, cycle and regular bill date. */
function bill(world: World, loans: readonly Loan[], issuedOn: Day): World {
  const groups = groupBy(
    loans,
    (loan) => `${accountAndCycle(loan)} ${nextBillDate(loan.cycle, loan.takenOn)}`,
  );
  return create(world, (draft) => {
    for (const group of groups.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const id = `ZD${issuedOn.replaceAll('-', '')}${String(draft.bills.length + 1).padStart(4, '0')}`;
      const billDate = nextBillDate(first.cycle, first.takenOn);
      const lastPayDay = accountOf(world, first.pin)?.lastPayDay;
      draft.bills.push(
        issueBill(id, group, { issuedOn, billDate, ...(lastPayDay === undefined ? {} : { lastPayDay }) }),
      );
      const ids = new Set(group.map((loan) => loan.id));
      for (const loan of draft.loans) if (ids.has(loan.id)) loan.billId = id;
    }
  });
}

function finishQuickBill(world: World, to: Instant): World {
  const { quickBill: job } = world;
  if (!job || instantOfMoment(job.readyAt) > to) return world;
  const day = job.readyAt.slice(0, 10);
  const billed = bill(world, unbilledLoans(world, scopeOfJob(job)), day);
  return create(billed, (draft) => void (draft.quickBill = null));
}

/** Bills every loan whose regular bill date has come, date by date. */
function issueRegularBills(world: World, today: Day): World {
  const everything: Scope = {};
  const ripe = unbilledLoans(world, everything).filter(
    (loan) => nextBillDate(loan.cycle, loan.takenOn) <= today,
  );
  const byDate = groupBy(ripe, (loan) => nextBillDate(loan.cycle, loan.takenOn));
  return [...byDate]
    .sort(([a], [b]) => a.localeCompare(b))
    .reduce((result, [date, loans]) => bill(result, loans, date), world);
}

/** Long overdue freezes the quota; a freeze of that kind ends when nothing is overdue (decisions.md 24). */
function freezeOrThaw(world: World, today: Day): World {
  const limit = addDays(today, -terms.freezeAfterOverdueDays);
  const longOverdue = openItems(world, today).some(({ item }) => item.dueOn < limit);
  if (longOverdue && world.quota.quotaStatus !== QuotaStatus.Frozen)
    return setFreeze(world, QuotaStatus.Frozen);
  if (world.quota.frozenByOverdue && overdueAmount(world, today) === 0)
    return setFreeze(world, QuotaStatus.Normal);
  return world;
}

const setFreeze = (world: World, status: QuotaStatus): World =>
  create(world, (draft) => {
    draft.quota.quotaStatus = status;
    draft.quota.frozenByOverdue = status === QuotaStatus.Frozen;
  });

/** Runs what happens until an instant. Going from one instant to another in steps or at once leads to the same world. */
export function advanceTo(world: World, to: Instant): World {
  const today = dayOf(to);
  return freezeOrThaw(issueRegularBills(finishQuickBill(world, to), today), today);
}
