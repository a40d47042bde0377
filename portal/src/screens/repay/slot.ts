import type { ProductCode } from '../../products/product.ts';
import { textOfAll, type Choice } from './rules/targets.ts';

/** Names the debts of a repayment. Forms of the same debts share one idempotency key, in every tab. */
export const slotOf = (productCode: ProductCode, { bills = [], early }: Choice): string =>
  ['repay', productCode, textOfAll(bills), early === undefined ? '' : 'early'].join(':');
