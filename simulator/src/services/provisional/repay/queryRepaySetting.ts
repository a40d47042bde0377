import { hasRepaySetting } from '#simulator/world/repayment/repaySetting.ts';
import type { Handler } from '../../handler.ts';
import { repaySettingEntry } from '../wire/repaySetting.ts';

export const queryRepaySetting: Handler<'provisional', 'queryRepaySetting'> = (
  { productCode },
  { world, now },
) =>
  hasRepaySetting(productCode) ? { data: repaySettingEntry(world, now) } : { refuse: 'ProductNotAllowed' };
