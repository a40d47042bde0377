import { paths } from '#portal/paths.ts';
import { catalogue, XTL_UPGRADE } from '#portal/products/catalogue.ts';
import type { Product } from '#portal/products/product.ts';

interface Opening {
  readonly product: Pick<Product, 'code' | 'type'>;
  /** Arrived through the upgrade channel: the flow is told. */
  readonly upgrade: boolean;
}

/** Rule 4: the standard flow where the product qualifies, else company-open. spec 2 §2.2 */
export function openDestination(action: 'standard-open' | 'company-open', opening: Opening): string {
  const { code: productCode, type } = opening.product;
  // These open by pages of their own (spec 1 §2), whichever rule 4 says; the others by the company's.
  if (type === 'baolibiaopin') return paths.factoringOpen({ '*': 'index', productCode });
  if (type === 'yaojingcaiPop') return paths.pharmacyOpen({ productCode });
  if (action === 'company-open') return paths.companyOpen({ productCode });
  return paths.standardOpenFlow({
    step: 'step',
    productCode,
    from: opening.upgrade ? XTL_UPGRADE : undefined,
  });
}

/** Where the upgrade entry leads. spec 1 §2 */
export const upgradeAddress = (): string =>
  paths.standardOpenFlow({
    step: 'step',
    productCode: Object.values(catalogue).find(({ isUpgrade }) => isUpgrade)?.code,
    from: XTL_UPGRADE,
  });
