import { pathOf, setTabProduct } from '../api/tabProduct.ts';
import { paths } from '../paths.ts';
import { isProductCode, productFor } from '../products/catalogue.ts';
import { landingOf, productOfLanding } from '../products/homes.ts';
import type { ProductCode } from '../products/product.ts';
import { productOfAlias } from '../products/queryValues.ts';
import { keptInTab } from '../storage/storage.ts';
import { keepArrival, type Kept } from './keys.ts';

/** How the user came to the page: the URL's parameters, and those that the tab remembers. */
export interface Arrival extends Kept {
  /** The code of the product that the address names by code, word or landing; the code may not exist. */
  readonly named: string | undefined;
  /** The requested product; undefined if none was requested, or none that exists. */
  readonly askedProduct: ProductCode | undefined;
  /** The address names no existing product: `askedProduct`, if any, comes from the tab's memory. */
  readonly fromMemory: boolean;
  /** This load's address has the word of a blue product: the theme is blue for any product. docs/decisions/0215 */
  readonly asksBlue: boolean;
  /** The requested product does not exist. 1 §2, "Missing product" */
  readonly unknownProduct: boolean;
}

/** Storage name of the tab's product. docs/decisions/0235 */
const TAB_PRODUCT = 'productCode';

const codeOf = (value: string | null): ProductCode | undefined => (isProductCode(value) ? value : undefined);

/** Only the parameter `product` may have a product's word (docs/decisions/0227). */
const codeOrWordOf = (value: string | null): ProductCode | undefined =>
  codeOf(value) ?? productOfAlias(value);

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the tab's product. On the company's landing, a product with its own landing does not count. */
function remembered(storage: TabStorage, path: string): ProductCode | undefined {
  const code = codeOf(storage.getItem(TAB_PRODUCT)) ?? codeOrWordOf(storage.getItem('product'));
  const elsewhere = path === paths.companyLanding() && landingOf(productFor(code)) !== path;
  return elsewhere ? undefined : code;
}

/** The existing product in an address: productCode before product (open point ns-session-priority). */
const knownProduct = (query: URLSearchParams, path: string): ProductCode | undefined =>
  codeOf(query.get('productCode')) ?? codeOrWordOf(query.get('product')) ?? productOfLanding(path);

/** Returns the product code in an address if no such product exists. */
function unknownCode(query: URLSearchParams): string | undefined {
  const code = query.get('productCode');
  return code === null || code === '' || isProductCode(code) ? undefined : code;
}

/** Returns the product in an address, existing or not. @param path without the base */
export const productNamed = (query: URLSearchParams, path: string): string | undefined =>
  unknownCode(query) ?? knownProduct(query, path);

/**
 * Returns the arrival at an address. The query takes precedence over the tab's memory (open point ns-session-priority).
 * @param path without the base
 */
export function arrivalOf(query: URLSearchParams, storage: TabStorage, path = '/'): Arrival {
  const known = knownProduct(query, path);
  const askedProduct = known ?? remembered(storage, path);
  if (askedProduct !== undefined) storage.setItem(TAB_PRODUCT, askedProduct);
  return {
    ...keepArrival(query, storage),
    named: productNamed(query, path),
    askedProduct,
    fromMemory: known === undefined,
    asksBlue: productFor(productOfAlias(query.get('product')))?.theme === 'blue',
    unknownProduct: unknownCode(query) !== undefined,
  };
}

let arrival: Arrival | undefined;

/** Read once per page load, before the first route: later in-app links do not carry the parameters. */
export function currentArrival(): Arrival {
  if (arrival === undefined) {
    const { pathname, search } = globalThis.location;
    arrival = arrivalOf(new URLSearchParams(search), keptInTab, pathOf(pathname));
    // The address of a product's own landing names its product without a code.
    setTabProduct(arrival.askedProduct, productOfLanding);
  }
  return arrival;
}

/** Drops the product that another user chose in this tab: the provider then decides. */
export function forgetTabProduct(): void {
  setTabProduct(undefined);
  keptInTab.removeItem(TAB_PRODUCT);
}
