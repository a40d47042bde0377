import { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { UserTag } from '#generated/shared/enums/UserTag.ts';

const entryProducts: readonly string[] = [
  ProductCode.EnterprisePurchasing,
  ProductCode.NewChannel,
  ProductCode.Pharmacy,
  ProductCode.CompanyPurchasing,
  ProductCode.WholesaleMall,
];

/** The entry exists for five products, unless the user is tagged pop. 1 §5 */
export const hasQuickBill = (productCode: string, userTag: string | undefined): boolean =>
  entryProducts.includes(productCode) && userTag !== UserTag.Pop;
