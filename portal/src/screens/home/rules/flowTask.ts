import { FlowType } from '#generated/shared/enums/FlowType.ts';
import { paths } from '#portal/paths.ts';
import type { ProductType } from '#portal/products/product.ts';

/** The task of a flow for an opened company, and its page. */
export interface FlowTask {
  readonly kind: 'companyChange' | 'newInvestor';
  readonly to: string;
}

/** The company's pages handle these flows (1 §4); the real name is verified at the provider's. */
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
