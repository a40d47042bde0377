import { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import { catalogue } from './catalogue.ts';
import type { ProductCode } from './product.ts';

/** Which increase methods a product is asked for: AUTO, FILE, PRIVILEGED, and QUICK where it has that. 2 §7 */
export function increaseMethodsOf(productCode: ProductCode): IncreaseMethod[] {
  const always = [IncreaseMethod.Auto, IncreaseMethod.File, IncreaseMethod.Privileged];
  return catalogue[productCode].features.quickIncrease ? [...always, IncreaseMethod.Quick] : always;
}
