/** Products with a factoring balance: buying on factored bills (spec 1 §1). */
import { ProductCode } from '#generated/shared/enums.ts';

const factoring: readonly (ProductCode | null)[] = [ProductCode.Factoring, ProductCode.BuyFirstPayLater];

export const isFactoring = (product: ProductCode | null): boolean => factoring.includes(product);
