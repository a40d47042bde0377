import { paths } from '#portal/paths.ts';
import { catalogue, XTL_UPGRADE } from '#portal/products/catalogue.ts';
import type { Product } from '#portal/products/product.ts';

interface Opening {
  readonly product: Pick<Product, 'code' | 'type'>;
  /** True after arriving through the upgrade channel; passed on to the flow. */
  readonly upgrade: boolean;
}

/** Rule 4: the standard flow where the product qualifies, else company-open. spec 2 §2.2 */
export function openDestination(action: 'standard-open' | 'company-open', opening: Opening): string {
  const { code: productCode, type } = opening.product;
  // These products have opening pages of their own (spec 1 §2), in both cases of rule 4; the others use the
  // company's.
  if (type === 'baolibiaopin') return paths.factoringOpen({ '*': 'index', productCode });
  if (type === 'yaojingcaiPop') return paths.pharmacyOpen({ productCode });
  if (action === 'company-open') return paths.companyOpen({ productCode });
  return paths.standardOpenFlow({
    step: 'step',
    productCode,
    from: opening.upgrade ? XTL_UPGRADE : undefined,
  });
}

/** Address of the upgrade entry. spec 1 §2 */
export const upgradeAddress = (): string =>
  paths.standardOpenFlow({
    step: 'step',
    productCode: Object.values(catalogue).find(({ isUpgrade }) => isUpgrade)?.code,
    from: XTL_UPGRADE,
  });
