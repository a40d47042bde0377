import { FlowType } from '#generated/shared/enums/FlowType.ts';
import { paths } from '#portal/paths.ts';
import type { ProductType } from '#portal/products/product.ts';

/** Task that a flow gives to an opened company, and its page. */
export interface FlowTask {
  readonly kind: 'companyChange' | 'newInvestor';
  readonly to: string;
}

/** The task of a company product, by its flow (1 §4). Other flows have no page here. */
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
