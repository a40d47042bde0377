import { UserTag } from '#generated/shared/enums/UserTag.ts';
import { catalogue } from './catalogue.ts';
import type { ProductCode } from './product.ts';

/** The entry exists for some products, unless the user is tagged pop. 1 §5 */
export const hasQuickBill = (productCode: ProductCode, userTag: string | undefined): boolean =>
  catalogue[productCode].features.quickBill && userTag !== UserTag.Pop;
