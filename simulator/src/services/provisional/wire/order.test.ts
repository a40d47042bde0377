import { expect, test } from 'vitest';
import { PaymentStatus, RefundStatus } from '#generated/shared/enums.ts';
import type { World } from '../../../world/world.ts';
import { orderSums } from './order.ts';

test('many orders with many refunds are summed in the time that it takes to look at each once', () => {
  const orders = Array.from({ length: 30_000 }, (_, index) => ({
    id: `DD${index}`,
    amount: 100,
    payment: { status: PaymentStatus.Success },
  }));
  const refunds = Array.from({ length: 10_000 }, (_, index) => ({
    orderId: `DD${index * 2}`,
    amount: 30,
    status: RefundStatus.Success,
    appliedAt: '2026-11-01 10:00:00',
  }));
  const world = { orders, refunds } as unknown as World;
  const before = process.cpuUsage();
  expect(orderSums(world, world.orders)).toEqual({ sumAmount: 30_000, sumRefunded: 3_000 });
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(500);
});
