import { does } from '#simulator/world/products.ts';
import type { Handler } from '../../handler.ts';
import { repaySettingEntry } from '../wire/repaySetting.ts';

export const queryRepaySetting: Handler<'provisional', 'queryRepaySetting'> = (
  { productCode },
  { world, now },
) =>
  does(productCode, 'repaySetting')
    ? { data: repaySettingEntry(world, now) }
    : { refuse: 'ProductNotAllowed' };
