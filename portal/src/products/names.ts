import { catalogue } from './catalogue.ts';
import type { ProductCode } from './product.ts';

/** The name of a code, the same for every user. */
export const nameOf = (code: ProductCode): string => catalogue[code].name;

export const platformName = '企业金采';
