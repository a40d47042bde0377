import type { ProductCode } from '../../products/product.ts';
import { textOfAll, type Choice } from './rules/targets.ts';

/** Name of a repayment's subject: the same in every tab. */
export const slotOf = (productCode: ProductCode, { bills = [], early }: Choice): string =>
  ['repay', productCode, textOfAll(bills), early === undefined ? '' : 'early'].join(':');
