import { dayOf } from '../../world/values/calendar.ts';
import { lookUpKey, rememberKey } from '../../world/repayment/idempotency.ts';
import { applyIncrease as apply, mayIncrease, type IncreaseRefusal } from '../../world/quota/increase.ts';
import { overdueAmount } from '../../world/ledger/ledger.ts';
import { isFrozen } from '../../world/quota/quota.ts';
import type { ErrorName, Handler } from '../handler.ts';
import { increaseAcceptance } from './wire/increase.ts';

const refusals: Record<IncreaseRefusal, ErrorName<'provisional'>> = {
  'not-offered': 'IncreaseNotOffered',
  'under-review': 'IncreaseUnderReview',
  incomplete: 'MaterialIncomplete',
};

export const applyIncrease: Handler<'provisional', 'applyIncrease'> = (input, { world, now }) => {
  const { productCode, method, fileIds } = input;
  if (!mayIncrease(productCode)) return { refuse: 'ProductNotAllowed' };
  const known = lookUpKey(world, 'applyIncrease', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  const first =
    known.state === 'again' ? world.increase.applications.find(({ id }) => id === known.made) : undefined;
  if (first) return { data: increaseAcceptance(first) };
  if (overdueAmount(world, dayOf(now), { product: productCode }) > 0) return { refuse: 'OverdueExists' };
  if (isFrozen(world.quota)) return { refuse: 'QuotaFrozen' };
  const outcome = apply(world, { method, ...(fileIds && { fileIds }) }, now);
  if ('refuse' in outcome) return { refuse: refusals[outcome.refuse] };
  return {
    data: increaseAcceptance(outcome.application),
    world: rememberKey(outcome.world, 'applyIncrease', input, outcome.application.id),
  };
};
