import { SmsType } from '#generated/shared/enums.ts';
import { unbind, unbindable } from '#simulator/world/funds/cards.ts';
import { confirmMovement } from '#simulator/world/payment/confirmMovement.ts';
import type { Handler } from '../../handler.ts';
import { confirmationOf, confirmationRefusal } from '../wire/confirmation.ts';
import { bankCards } from '../wire/fund.ts';

const names = { 'no-card': 'BankCardNotFound', 'in-use': 'BankCardInUse', last: 'LastBankCard' } as const;

export const unbindBankCard: Handler<'provisional', 'unbindBankCard'> = (input, { world, now }) => {
  const checked = unbindable(world, input.cardId);
  if ('refuse' in checked) return { refuse: names[checked.refuse] };
  const proof = confirmMovement(world, confirmationOf(input), SmsType.BankCard, now);
  if ('refuse' in proof) return confirmationRefusal(proof);
  const left = unbind(proof.world, checked.card);
  return { data: bankCards(left), world: left };
};
