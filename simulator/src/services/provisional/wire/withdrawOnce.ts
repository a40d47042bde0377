/** Makes a withdrawal that passed all checks, and stores it under its idempotency key. */
import type { ApprovalContent } from '#simulator/world/approvals/schema.ts';
import { withdraw, type WithdrawalPlan, type WithdrawalWish } from '#simulator/world/funds/withdrawals.ts';
import { rememberKey } from '#simulator/world/repayment/idempotency.ts';
import type { Instant } from '#simulator/world/values/calendar.ts';
import { cents } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import { acceptedWithdrawal } from './withdrawal.ts';

export type WithdrawalOrder = NonNullable<ApprovalContent['withdrawal']>;

export const withdrawalWish = ({ accountNo, amount, cardId }: WithdrawalOrder): WithdrawalWish => ({
  accountNo,
  amount: cents(amount),
  ...(cardId !== undefined && { cardId }),
});

export function withdrawOnce(world: World, order: WithdrawalOrder, plan: WithdrawalPlan, now: Instant) {
  const made = withdraw(world, plan, world.viewer.pin, now);
  return {
    data: acceptedWithdrawal(made.world, made.withdrawal),
    world: rememberKey(made.world, 'applyWithdrawal', order, made.withdrawal.no),
  };
}
