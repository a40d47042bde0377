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

test('reads each order and refund once for the sum', () => {
  const sum = (world: World) => (): unknown => orderSums(world, world.orders);
  const [few, many] = [worldOf(FEW), worldOf(FEW * TIMES)];
  expect(orderSums(few, few.orders)).toEqual({ sumAmount: 1_500, sumRefunded: 150 });
  // Searching all refunds for each order would take a thousand times as long.
  expect(timeRatio(sum(many), sum(few), TIMES * 8)).toBeLessThan(TIMES * 8);
});
