import { makeDefault } from '#simulator/world/funds/cards.ts';
import type { Handler } from '../../handler.ts';
import { bankCards } from '../wire/fund.ts';

export const setDefaultBankCard: Handler<'provisional', 'setDefaultBankCard'> = ({ cardId }, { world }) => {
  const outcome = makeDefault(world, cardId);
  if ('refuse' in outcome) return { refuse: 'BankCardNotFound' };
  return { data: bankCards(outcome.world), world: outcome.world };
};
