import { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { productNames, popName } from './names.ts';
import type { Product, ProductFlags, ProductType } from './product.ts';

const noFlags: ProductFlags = {
  bill: false,
  mall: false,
  smb: false,
  bl: false,
  offline: false,
  xtl: false,
  xchf: false,
  platform: false,
};

const product = (
  code: ProductCode,
  type: ProductType | undefined,
  flags: Partial<ProductFlags> = {},
  rest: Partial<Omit<Product, 'code' | 'type' | 'flags'>> = {},
): Product => ({
  code,
  name: productNames[code],
  type,
  userType: 'company',
  theme: 'red',
  factoring: false,
  opening: 'anyone',
  rightsCentre: false,
  popVariant: false,
  ...rest,
  flags: { ...noFlags, ...flags },
});

/** Every product code of 1 §1. Which code carries which flag: open points ns-product-flag-map, ns-product-type-map. */
export const catalogue: Readonly<Record<ProductCode, Product>> = {
  12000: product('12000', undefined),
  12003: product('12003', 'company', { smb: true }, { opening: 'enterprise-account' }),
  12007: product('12007', 'company', {}, { userType: 'personal' }),
  12008: product('12008', 'company', { offline: true }, { popVariant: true }),
  12010: product('12010', 'company', { smb: true }),
  12011: product('12011', 'company', { offline: true }, { userType: 'personal' }),
  12012: product('12012', 'fenxiao', { offline: true }),
  12015: product('12015', 'fenxiao'),
  12017: product('12017', 'yipanhuo', {}, { theme: 'blue' }),
  12019: product('12019', 'company', {}, { userType: 'personal' }),
  12023: product('12023', 'baolibiaopin', { bill: true, bl: true }, { factoring: true }),
  12025: product('12025', 'company', { mall: true }, { opening: 'mall-admin', rightsCentre: true }),
  12029: product('12029', undefined),
  12035: product('12035', 'platform', { platform: true }),
  12037: product('12037', 'baolibiaopin', { bl: true, xchf: true }, { factoring: true }),
};

/** What makes the same code another product: the POP user, the upgrade channel. */
export interface Circumstances {
  readonly userTag?: string | undefined;
  readonly opened?: boolean | undefined;
  /** `from` or `enChannel`. docs/decisions/0227 */
  readonly channel?: string | undefined;
}

export const POP_TAG = 'pop';
export const XTL_UPGRADE = 'XTL-UPGRADE';

export function isProductCode(code: string | null | undefined): code is ProductCode {
  return code !== null && code !== undefined && Object.hasOwn(catalogue, code);
}

/** The product of a code, or undefined for a code that nobody knows. */
export function productFor(
  code: string | null | undefined,
  circumstances: Circumstances = {},
): Product | undefined {
  if (!isProductCode(code)) return undefined;
  const known = catalogue[code];
  const pop = known.popVariant && circumstances.userTag === POP_TAG;
  const xtl = code === ProductCode.WholesaleMall && circumstances.channel === XTL_UPGRADE;
  return {
    ...known,
    ...(pop ? { name: popName } : {}),
    ...(pop && circumstances.opened === false ? { type: 'yaojingcaiPop' as const } : {}),
    ...(xtl ? { flags: { ...known.flags, xtl: true } } : {}),
  };
}

/** A product that this portal has pages for (open points ns-product-12000, ns-product-12029-home). */
export const isSupported = (known: Product | undefined): known is Product & { type: ProductType } =>
  known?.type !== undefined;
