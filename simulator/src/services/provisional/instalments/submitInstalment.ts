import { submitInstalment as submit } from '#simulator/world/bills/instalments.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { instalmentAcceptance, instalmentRefusals } from '../wire/instalment.ts';

/** Repeating a request with the same key and content returns the first response. */
export const submitInstalment: Handler<'provisional', 'submitInstalment'> = (input, { world, now }) => {
  const known = lookUpKey(world, 'submitInstalment', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  const first = known.state === 'again' ? world.instalments.find(({ id }) => id === known.made) : undefined;
  if (first) return { data: instalmentAcceptance(first) };
  const applicant = { scope: scopeOf(world.viewer, input.productCode), pin: world.viewer.pin };
  const outcome = submit(world, input, applicant, now);
  if ('refuse' in outcome) return { refuse: instalmentRefusals[outcome.refuse] };
  const { instalment } = outcome;
  return {
    data: instalmentAcceptance(instalment),
    world: rememberKey(outcome.world, 'submitInstalment', input, instalment.id),
  };
};
