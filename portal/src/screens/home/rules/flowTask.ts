import { FlowType } from '#generated/shared/enums/FlowType.ts';
import { paths } from '#portal/paths.ts';
import type { ProductType } from '#portal/products/product.ts';

/** What a flow asks of an opened company, and where it is done. */
export interface FlowTask {
  readonly kind: 'companyChange' | 'newInvestor';
  readonly to: string;
}

/** These flows are worked on by the company's pages (1 §4); the real name is verified at the provider's. */
export function flowTaskOf(
  type: ProductType | undefined,
  flowType: string | undefined,
): FlowTask | undefined {
  if (type !== 'company') return undefined;
  if (flowType === FlowType.CompanyInfoChange)
    return { kind: 'companyChange', to: paths.companyOpenAddInfo() };
  return flowType === FlowType.ChangeInvestor
    ? { kind: 'newInvestor', to: paths.companyOpenContractSign() }
    : undefined;
}
