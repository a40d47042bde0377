import { catalogue } from './catalogue.ts';
import type { ProductCode } from './product.ts';

/** The name of a code, whoever the user is. */
export const nameOf = (code: ProductCode): string => catalogue[code].name;

export const platformName = '企业金采';
