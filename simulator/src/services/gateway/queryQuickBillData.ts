import type { Handler } from '../handler.ts';
import { hasQuickBill, quickBillData } from '../quickBillData.ts';

export const queryQuickBillData: Handler<'gateway', 'queryQuickBillData'> = ({ productCode }, { world }) =>
  hasQuickBill(world, productCode)
    ? { data: quickBillData(world, productCode) }
    : { refuse: 'ProductNotAllowed' };
