import { expect, test } from 'vitest';
import { PaymentStatus, RefundStatus } from '#generated/shared/enums.ts';
import type { World } from '#simulator/world/world.ts';
import { timeRatio } from '#tools/timeRatio.ts';
import { orderSums } from './order.ts';

const [FEW, TIMES] = [500, 32];

function worldOf(count: number): World {
  const orders = Array.from({ length: count * 3 }, (_, index) => ({
    id: `DD${index}`,
    amount: 100,
    payment: { status: PaymentStatus.Success },
  }));
  const refunds = Array.from({ length: count }, (_, index) => ({
    orderId: `DD${index * 2}`,
    amount: 30,
    status: RefundStatus.Success,
    appliedAt: '2026-11-01 10:00:00',
  }));
  return { orders, refunds } as unknown as World;
}

test('sums orders and refunds in a time that grows only with their number', () => {
  const [few, many] = [worldOf(FEW), worldOf(FEW * TIMES)];
  expect(orderSums(few, few.orders)).toEqual({ sumAmount: 1_500, sumRefunded: 150 });
  const inParts = (): void => {
    for (let part = 0; part < TIMES; part += 1) orderSums(few, few.orders);
  };
  // A search of all refunds for each order would take 32 times as long as 32 sums over a part.
  expect(timeRatio(() => orderSums(many, many.orders), inParts, TIMES / 2)).toBeLessThan(TIMES / 2);
});
