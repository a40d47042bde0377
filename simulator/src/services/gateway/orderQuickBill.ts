import { AccountType } from '#generated/shared/enums.ts';
import { orderQuickBill as order, type QuickBillRefusal } from '../../world/bills/quickBill.ts';
import type { ErrorName, Handler } from '../handler.ts';
import { hasQuickBill, quickBillData } from '../quickBillData.ts';

const refusals: Record<QuickBillRefusal, ErrorName<'gateway'>> = {
  'in-progress': 'BillingInProgress',
  closed: 'OutsideQuickBillHours',
  'nothing-unbilled': 'NothingUnbilled',
};

export const orderQuickBill: Handler<'gateway', 'orderQuickBill'> = (
  { productCode, companyAllOrderBill },
  { world, now },
) => {
  const { viewer } = world;
  if (!hasQuickBill(world, productCode)) return { refuse: 'ProductNotAllowed' };
  // Only a parent may choose the whole company (spec 2 §5).
  const wholeCompany = companyAllOrderBill && viewer.account === AccountType.Parent;
  const outcome = order(
    world,
    wholeCompany ? { product: productCode } : { product: productCode, pin: viewer.pin },
    now,
  );
  if ('refuse' in outcome) return { refuse: refusals[outcome.refuse] };
  return { data: quickBillData(outcome.world, productCode, now), world: outcome.world };
};
