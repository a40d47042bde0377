import type { ProductCode } from '#generated/shared/enums.ts';
import { overdueAmount } from '#simulator/world/ledger/ledger.ts';
import { hasFeature } from '#simulator/world/products.ts';
import { isFrozen } from '#simulator/world/quota/quota.ts';
import type { IncreaseApplication } from '#simulator/world/quota/schema.ts';
import { lookUpKey, rememberKey, type WithKey } from '#simulator/world/repayment/idempotency.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';
import type { Context, ErrorName, Reply } from '../../handler.ts';
import { increaseAcceptance } from './increase.ts';

type Refusal = ErrorName<'provisional'>;

/** Makes an application for a higher limit after the common checks; a repeated request returns the first response. */
export function increaseOnce(
  operation: 'applyIncrease' | 'applyInvoiceIncrease',
  input: WithKey & { readonly productCode: ProductCode },
  { world, now }: Context,
  apply: () => { world: World; application: IncreaseApplication } | { refuse: Refusal },
): Reply<ReturnType<typeof increaseAcceptance>, Refusal> {
  const { productCode } = input;
  if (!hasFeature(productCode, 'increase')) return { refuse: 'ProductNotAllowed' };
  const known = lookUpKey(world, operation, input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  const first =
    known.state === 'again' ? world.increase.applications.find(({ id }) => id === known.made) : undefined;
  if (first) return { data: increaseAcceptance(first) };
  if (overdueAmount(world, dayOf(now), { product: productCode }) > 0) return { refuse: 'OverdueExists' };
  if (isFrozen(world.quota)) return { refuse: 'QuotaFrozen' };
  const outcome = apply();
  if ('refuse' in outcome) return outcome;
  return {
    data: increaseAcceptance(outcome.application),
    world: rememberKey(outcome.world, operation, input, outcome.application.id),
  };
}
