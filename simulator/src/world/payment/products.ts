/** Products with payment settings in their menu (spec 1 §2). */
import { ProductCode } from '#generated/shared/enums.ts';

export const payProducts = [
  ProductCode.EnterprisePurchasing,
  '12008',
  '12010',
  '12025',
] as const satisfies readonly ProductCode[];
