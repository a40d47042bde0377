import { paths } from '../../../paths.ts';
import { XTL_UPGRADE } from '../../../products/catalogue.ts';
import type { ProductCode } from '../../../products/product.ts';

interface Opening {
  readonly productCode: ProductCode;
  readonly factoring: boolean;
  /** Arrived through the upgrade channel: the flow is told. */
  readonly upgrade: boolean;
}

/** Rule 4: the standard flow where the product qualifies, else company-open. spec 2 §2.2 */
export function openDestination(action: 'standard-open' | 'company-open', opening: Opening): string {
  // Factoring products have an open flow of their own (spec 1 §2), whichever rule 4 says.
  if (opening.factoring) return paths.factoringOpen({ '*': 'index' });
  const { productCode } = opening;
  if (action === 'company-open') return paths.companyOpen({ productCode });
  return paths.standardOpenFlow({
    step: 'step',
    productCode,
    from: opening.upgrade ? XTL_UPGRADE : undefined,
  });
}

/** Where the upgrade entry leads. spec 1 §2 */
export const upgradeAddress = (): string =>
  paths.standardOpenFlow({ step: 'step', productCode: '12025', from: XTL_UPGRADE });
