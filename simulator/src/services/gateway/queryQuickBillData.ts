import type { Handler } from '../handler.ts';
import { hasQuickBill, quickBillData } from '../quickBillData.ts';

export const queryQuickBillData: Handler<'gateway', 'queryQuickBillData'> = (
  { productCode },
  { world, now },
) =>
  hasQuickBill(world, productCode)
    ? { data: quickBillData(world, productCode, now) }
    : { refuse: 'ProductNotAllowed' };
