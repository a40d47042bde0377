import { describe, expect, test } from 'vitest';
import { ProductCode, RepayMethod } from '#generated/shared/enums.ts';
import { makeWorld } from '#simulator/world/baseline.ts';
import { submitInstalment } from '#simulator/world/bills/instalments.ts';
import { advanceTo } from '#simulator/world/events.ts';
import { billOf } from '#simulator/world/ledger/ledger.ts';
import { applyRefund } from '#simulator/world/orders/refunds.ts';
import { instantOf } from '#simulator/world/values/calendar.ts';
import { cents, yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import { amountsOf } from './amounts.ts';
import { billRow } from './bill.ts';

const now = instantOf('2026-11-12', '10:00:00');
const actor = { scope: { product: ProductCode.EnterprisePurchasing }, pin: 'hechuan_caigou' };
const billNo = 'ZD202611010031';
const principal = 186_127.07;

const rowsOf = (world: World, today: string) => {
  const bill = billOf(world, billNo)!;
  return bill.items.map((item) => ({
    ...billRow(world, bill, item, today),
    refunded: yuan(amountsOf(item, today).refunded),
  }));
};

function splitInto(periods: 3 | 12, method: RepayMethod): World {
  const world = makeWorld({}, { seed: 'x', now });
  const outcome = submitInstalment(world, { billNo, periods, method }, actor, now);
  if ('refuse' in outcome) throw new Error(outcome.refuse);
  expect(rowsOf(outcome.world, '2026-11-12')[0]).not.toHaveProperty('instalmentPrincipal');
  return advanceTo(outcome.world, now + 8_000);
}

describe('a row of a split bill', { tags: ['far-books-instalments'] }, () => {
  test.each([
    [12, RepayMethod.EqualInstalments, 12, [1_000, ...Array<number>(11).fill(0)]],
    [3, RepayMethod.InterestFirst, 3, [0, 0, 1_000]],
    [3, RepayMethod.LumpSum, 1, [1_000]],
  ] as const)(
    'names the same whole principal before and after a refund (%i periods, method %s)',
    (periods, method, count, refunds) => {
      const split = splitInto(periods, method);
      expect(rowsOf(split, '2026-11-12').map((row) => [row.periods, row.instalmentPrincipal])).toEqual(
        Array.from({ length: count }, () => [count, principal]),
      );
      const { orderId } = split.loans.find((loan) => loan.billId === billNo)!;
      const outcome = applyRefund(split, { orderId, amount: cents(1_000), reason: '不想要了' }, now);
      if ('refuse' in outcome) throw new Error(outcome.refuse);
      const refunded = rowsOf(advanceTo(outcome.world, instantOf('2026-11-15', '10:00:00')), '2026-11-15');
      expect(refunded.map((row) => row.refunded)).toEqual(refunds);
      expect(refunded.map((row) => row.instalmentPrincipal)).toEqual(Array<number>(count).fill(principal));
    },
  );
});
