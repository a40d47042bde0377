import { submitOpening as submit } from '#simulator/world/opening/audit.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { progress, refused } from '../wire/opening.ts';

export const submitOpening: Handler<'provisional', 'submitOpening'> = (input, { world, now }) => {
  const known = lookUpKey(world, 'submitOpening', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  const first =
    known.state === 'again'
      ? world.opening.applications.find(({ applyNo }) => applyNo === known.made)
      : undefined;
  if (first) return { data: progress(world, first) };
  const outcome = submit(world, input.productCode, now);
  if ('refuse' in outcome) return refused(outcome);
  return {
    data: progress(outcome.world, outcome.application),
    world: rememberKey(outcome.world, 'submitOpening', input, outcome.application.applyNo),
  };
};
