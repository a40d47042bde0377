import type { Handler } from '../../handler.ts';
import { bankCards } from '../wire/fund.ts';

export const queryBankCards: Handler<'provisional', 'queryBankCards'> = (_asked, { world }) => ({
  data: bankCards(world),
});
