import type { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { UserTag } from '#generated/shared/enums/UserTag.ts';
import type { Product, ProductType } from './product.ts';
import type { ProductRecord } from './record.ts';
import { product12000 } from './records/12000.ts';
import { product12003 } from './records/12003.ts';
import { product12007 } from './records/12007.ts';
import { product12008 } from './records/12008.ts';
import { product12010 } from './records/12010.ts';
import { product12011 } from './records/12011.ts';
import { product12012 } from './records/12012.ts';
import { product12015 } from './records/12015.ts';
import { product12017 } from './records/12017.ts';
import { product12019 } from './records/12019.ts';
import { product12023 } from './records/12023.ts';
import { product12025 } from './records/12025.ts';
import { product12029 } from './records/12029.ts';
import { product12035 } from './records/12035.ts';
import { product12037 } from './records/12037.ts';

/** The record of every product code of 1 §1. */
export const catalogue: Readonly<Record<ProductCode, ProductRecord>> = {
  12000: product12000,
  12003: product12003,
  12007: product12007,
  12008: product12008,
  12010: product12010,
  12011: product12011,
  12012: product12012,
  12015: product12015,
  12017: product12017,
  12019: product12019,
  12023: product12023,
  12025: product12025,
  12029: product12029,
  12035: product12035,
  12037: product12037,
};

/** The product if neither the address nor the provider names one. */
export const DEFAULT_PRODUCT: ProductCode = '12003';

/** Conditions under which the same code stands for another product: the POP user, the upgrade channel. */
export interface Circumstances {
  readonly userTag?: string | undefined;
  readonly opened?: boolean | undefined;
  /** `from` or `enChannel`. docs/decisions/0227 */
  readonly channel?: string | undefined;
}

export const XTL_UPGRADE = 'XTL-UPGRADE';

export function isProductCode(code: string | null | undefined): code is ProductCode {
  return code !== null && code !== undefined && Object.hasOwn(catalogue, code);
}

/** Returns the product of a code; undefined for an unknown code. */
export function productFor(
  code: string | null | undefined,
  circumstances: Circumstances = {},
): Product | undefined {
  if (!isProductCode(code)) return undefined;
  const known = catalogue[code];
  const pop = circumstances.userTag === UserTag.Pop ? known.pop : undefined;
  const xtl = known.isUpgrade && circumstances.channel === XTL_UPGRADE;
  return {
    ...known,
    ...(pop ? { name: pop.name } : {}),
    ...(pop && circumstances.opened === false ? { type: pop.unopenedType } : {}),
    ...(xtl ? { flags: { ...known.flags, xtl: true } } : {}),
  };
}

/** The portal has pages for the product (open points ns-product-12000, ns-product-12029-home). */
export const isSupported = (known: Product | undefined): known is Product & { type: ProductType } =>
  known?.type !== undefined;
