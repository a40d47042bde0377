import { BASENAME } from './basename.ts';

/** The product chosen for the tab, by an address or before a reload; undefined without a choice. */
let chosen: string | undefined;

/** Returns the product that a path (without the base) implies: such an address keeps it. */
let productOf: (path: string) => string | undefined = () => undefined;

/** Cache of `complete` by address: the frame asks for the same links on every page. */
const completed = new Map<string, string>();

/** Sets the tab's product. docs/decisions/0235 */
export function setTabProduct(productCode: string | undefined, ofPath = productOf): void {
  chosen = productCode;
  productOf = ofPath;
  completed.clear();
}

/** Returns an address of the portal with the tab's product, for a new tab or a later visit. */
export function withTabProduct(address: string): string {
  const found = completed.get(address) ?? complete(address);
  completed.set(address, found);
  return found;
}

/** Adds the tab's product, unless the address is outside the portal or names a product itself. */
function complete(address: string): string {
  const { origin } = globalThis.location;
  const url = new URL(address, origin);
  const ours = url.origin === origin && isOfPortal(url.pathname);
  const query = url.searchParams;
  const isNamed = query.has('productCode') || query.has('product') || productOf(pathOf(url.pathname));
  if (chosen === undefined || !ours || isNamed) return address;
  query.set('productCode', chosen);
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}

/** The path of a portal address without the base. */
export const pathOf = (pathname: string): string =>
  (isOfPortal(pathname) ? pathname.slice(BASENAME.length) : pathname).replace(/\/+$/, '');

const isOfPortal = (pathname: string): boolean => `${pathname}/`.startsWith(`${BASENAME}/`);
