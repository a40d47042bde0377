import { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import { catalogue } from './catalogue.ts';
import type { ProductCode } from './product.ts';

/** Increase methods of a product: AUTO, FILE, PRIVILEGED, and QUICK if the product has it. 2 §7 */
export function increaseMethodsOf(productCode: ProductCode): IncreaseMethod[] {
  const always = [IncreaseMethod.Auto, IncreaseMethod.File, IncreaseMethod.Privileged];
  return catalogue[productCode].features.quickIncrease ? [...always, IncreaseMethod.Quick] : always;
}
