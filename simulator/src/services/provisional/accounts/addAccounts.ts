import { addAccounts as add } from '#simulator/world/accounts/newAccounts.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { newAccountRefusal, newAccounts } from '../wire/account.ts';

/** Repeating a request with the same key and content returns the first response. */
export const addAccounts: Handler<'provisional', 'addAccounts'> = (input, { world }) => {
  const known = lookUpKey(world, 'addAccounts', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  if (known.state === 'again') return { data: { jdpins: known.made.split(' ') } };
  const outcome = add(world, newAccounts(input.accounts));
  if ('refuse' in outcome) return newAccountRefusal(world, outcome.refuse, outcome.pin);
  const { world: after, pins } = outcome;
  return { data: { jdpins: pins }, world: rememberKey(after, 'addAccounts', input, pins.join(' ')) };
};
