import { changeClearType as change, effectsOf } from '#simulator/world/cycles/clearTypeChange.ts';
import type { ClearTypeChange } from '#simulator/world/cycles/schema.ts';
import { hasFeature } from '#simulator/world/products.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';
import { changeEntry, clearTypeRefusals } from '../wire/clearType.ts';

const acceptance = (world: World, entry: ClearTypeChange) => ({
  ...changeEntry(entry),
  effects: effectsOf(world, entry),
});

export const changeClearType: Handler<'provisional', 'changeClearType'> = (input, { world, now }) => {
  const { productCode: product, value, jdpin, lastPayDay } = input;
  if (!hasFeature(product, 'clearTypes')) return { refuse: 'ProductNotAllowed' };
  const known = lookUpKey(world, 'changeClearType', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  const first =
    known.state === 'again' ? world.clearTypeChanges.find(({ id }) => id === known.made) : undefined;
  if (first) return { data: acceptance(world, first) };
  const pin = jdpin ?? world.viewer.pin;
  const wish = { product, pin, value, ...(lastPayDay !== undefined && { lastPayDay }) };
  const outcome = change(world, wish, now);
  if ('refuse' in outcome) return { refuse: clearTypeRefusals[outcome.refuse] };
  return {
    data: acceptance(outcome.world, outcome.change),
    world: rememberKey(outcome.world, 'changeClearType', input, outcome.change.id),
  };
};
