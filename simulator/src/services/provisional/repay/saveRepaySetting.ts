import { hasFeature } from '#simulator/world/products.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import { saveSetting } from '#simulator/world/repayment/repaySetting.ts';
import { momentOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { repaySettingEntry } from '../wire/repaySetting.ts';

/** Repeating a request with the same key and content returns the current setting. */
export const saveRepaySetting: Handler<'provisional', 'saveRepaySetting'> = (input, { world, now }) => {
  if (!hasFeature(input.productCode, 'repaySetting')) return { refuse: 'ProductNotAllowed' };
  const known = lookUpKey(world, 'saveRepaySetting', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  if (known.state === 'again') return { data: repaySettingEntry(world, now) };
  const { autoRepay: auto, sources, deductDaysBefore, remindDaysBefore, remindPhone } = input;
  const wish = { auto, product: input.productCode, sources, deductDaysBefore, remindDaysBefore, remindPhone };
  const outcome = saveSetting(world, wish, { at: momentOf(now), pin: world.viewer.pin });
  if ('refuse' in outcome) return { refuse: 'SourceNotOffered' };
  return {
    data: repaySettingEntry(outcome.world, now),
    world: rememberKey(outcome.world, 'saveRepaySetting', input, momentOf(now)),
  };
};
