import { SmsType } from '#generated/shared/enums.ts';
import { planWithdrawal } from '#simulator/world/funds/withdrawals.ts';
import { confirmMovement } from '#simulator/world/payment/confirmMovement.ts';
import { lookUpKey } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { confirmationOf, confirmationRefusal } from '../wire/confirmation.ts';
import { acceptedWithdrawal, withdrawalRefusal } from '../wire/withdrawal.ts';
import { withdrawOnce, withdrawalWish } from '../wire/withdrawOnce.ts';

/**
 * Repeating a request with the same key and content returns the first response and withdraws nothing more. Password and
 * SMS token are not part of the content.
 */
export const applyWithdrawal: Handler<'provisional', 'applyWithdrawal'> = (input, { world, now }) => {
  const { password: _password, smsToken: _token, ...content } = input;
  const known = lookUpKey(world, 'applyWithdrawal', content);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  const first = known.state === 'again' && world.fundBook.withdrawals.find(({ no }) => no === known.made);
  if (first) return { data: acceptedWithdrawal(world, first) };
  const plan = planWithdrawal(world, withdrawalWish(content));
  if ('refuse' in plan) return withdrawalRefusal(plan.refuse);
  const proof = confirmMovement(world, confirmationOf(input), SmsType.Withdrawal, now);
  if ('refuse' in proof) return confirmationRefusal(proof);
  return withdrawOnce(proof.world, content, plan, now);
};
