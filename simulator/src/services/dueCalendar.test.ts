import { expect, test } from 'vitest';
import { Cycle, ProductCode, RepayMethod } from '#generated/shared/enums.ts';
import { makeWorld } from '#simulator/world/baseline.ts';
import { canSplit, submitInstalment } from '#simulator/world/bills/instalments.ts';
import { advanceTo } from '#simulator/world/events.ts';
import { openItems } from '#simulator/world/ledger/ledger.ts';
import { credit, owing } from '#simulator/world/ledger/planItem.ts';
import type { PlanItem } from '#simulator/world/ledger/schema.ts';
import { dayOf, instantOf } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';
import { dueCalendar } from './dueCalendar.ts';

const DAY_MS = 86_400_000;
const now = instantOf('2026-11-12', '10:00:00');
const product = ProductCode.EnterprisePurchasing;
const scope = { product };

const eventsOf = (world: World, at: number) =>
  new Map(dueCalendar(world, { product, scope, today: dayOf(at) }).events.map((event) => [event.uid, event]));

/** Expects that every event which both calendars have, with different texts, has a higher number in the later one. */
function expectHigherNumbers(
  before: ReturnType<typeof eventsOf>,
  after: ReturnType<typeof eventsOf>,
): number {
  const changed = [...after].flatMap(([uid, event]) => {
    const earlier = before.get(uid);
    return earlier && earlier.description !== event.description ? [{ earlier, event }] : [];
  });
  for (const { earlier, event } of changed) expect(event.sequence).toBeGreaterThan(earlier.sequence);
  return changed.length;
}

test.each([{}, { cycle: Cycle.FlexibleDaily }])(
  'raises the number of an event on each day that changes it, with %j',
  (given) => {
    const world = makeWorld(given, { seed: 'x', now });
    let changes = 0;
    for (let at = now; at < now + 60 * DAY_MS; at += DAY_MS)
      changes += expectHigherNumbers(
        eventsOf(advanceTo(world, at), at),
        eventsOf(advanceTo(world, at + DAY_MS), at + DAY_MS),
      );
    expect(changes).toBeGreaterThan(20);
  },
);

test('raises the number of an event when one of its overdue periods is settled', () => {
  const at = now + 60 * DAY_MS;
  const today = dayOf(at);
  const late = advanceTo(makeWorld({}, { seed: 'x', now }), at);
  const [first, second] = openItems(late, today, scope);
  if (!first || !second) throw new Error('two open periods are needed');
  const dueOn = '2026-12-01';
  const withItems = (change: (item: PlanItem) => PlanItem): World => ({
    ...late,
    bills: late.bills.map((bill) => ({ ...bill, items: bill.items.map(change) })),
  });
  const isOne = (item: PlanItem) => item === first.item || item === second.item;
  const open = withItems((item) => (isOne(item) ? { ...item, dueOn } : item));
  const paid = withItems((item) => {
    if (!isOne(item)) return item;
    const moved = { ...item, dueOn };
    const parts = owing(moved, today);
    return item === first.item ? credit(moved, { kind: 'repaid', on: today, by: 'HK1', parts }) : moved;
  });
  expect(expectHigherNumbers(eventsOf(open, at), eventsOf(paid, at))).toBe(1);
});

test('raises the number of an event when one of its bills is split into later periods', () => {
  const world = makeWorld({}, { seed: 'x', now });
  const bill = world.bills.find((each) => canSplit(world, each, dayOf(now)));
  if (!bill) throw new Error('a bill that may be split is needed');
  const wish = { billNo: bill.id, periods: 3 as const, method: RepayMethod.LumpSum };
  const applied = submitInstalment(world, wish, { scope, pin: bill.pin }, now);
  if ('refuse' in applied) throw new Error(applied.refuse);
  const later = now + 3_600_000;
  expect(expectHigherNumbers(eventsOf(world, now), eventsOf(advanceTo(applied.world, later), later))).toBe(1);
});
