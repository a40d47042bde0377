import { paths } from '#portal/paths.ts';
import { catalogue, XTL_UPGRADE } from '#portal/products/catalogue.ts';
import type { Product } from '#portal/products/product.ts';

interface Opening {
  readonly product: Pick<Product, 'code' | 'type'>;
  /** Whether the user came through the upgrade channel, which the address passes on. */
  readonly upgrade: boolean;
}

/** Address of the opening by rule 4: the standard flow if it is open for the product, else the company's. spec 2 §2.2 */
export function openDestination(action: 'standard-open' | 'company-open', opening: Opening): string {
  const { code: productCode, type } = opening.product;
  // These two types have opening pages of their own (spec 1 §2), whatever the action.
  if (type === 'baolibiaopin') return paths.factoringOpen({ '*': 'index', productCode });
  if (type === 'yaojingcaiPop') return paths.pharmacyOpen({ productCode });
  if (action === 'company-open') return paths.companyOpen({ productCode });
  return paths.standardOpenFlow({
    step: 'step',
    productCode,
    from: opening.upgrade ? XTL_UPGRADE : undefined,
  });
}

/** Address that opens the upgrade. spec 1 §2 */
export const upgradeAddress = (): string =>
  paths.standardOpenFlow({
    step: 'step',
    productCode: Object.values(catalogue).find(({ isUpgrade }) => isUpgrade)?.code,
    from: XTL_UPGRADE,
  });
