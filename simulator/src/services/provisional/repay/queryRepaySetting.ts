import { hasFeature } from '#simulator/world/products.ts';
import type { Handler } from '../../handler.ts';
import { repaySettingEntry } from '../wire/repaySetting.ts';

export const queryRepaySetting: Handler<'provisional', 'queryRepaySetting'> = (
  { productCode },
  { world, now },
) =>
  hasFeature(productCode, 'repaySetting')
    ? { data: repaySettingEntry(world, now) }
    : { refuse: 'ProductNotAllowed' };
