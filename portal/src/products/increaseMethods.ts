import { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import { ProductCode } from '#generated/shared/enums/ProductCode.ts';

/** Which increase methods a product is asked for: AUTO, FILE, PRIVILEGED; 12025 also has QUICK. 2 §7 */
export function increaseMethodsOf(productCode: string): IncreaseMethod[] {
  const always = [IncreaseMethod.Auto, IncreaseMethod.File, IncreaseMethod.Privileged];
  return productCode === ProductCode.WholesaleMall ? [...always, IncreaseMethod.Quick] : always;
}
