import { BASENAME } from './basename.ts';

/** The product that the tab was asked to show, by an address or before a reload; undefined where nobody chose one. */
let chosen: string | undefined;

/** The product that a path (without the base) names by itself: such an address keeps it. */
let productOf: (path: string) => string | undefined = () => undefined;

/** Addresses as they open elsewhere: every link of the frame asks for its own with each page. */
const known = new Map<string, string>();

/** Whose product: the tab's. docs/decisions/0235 */
export function setTabProduct(productCode: string | undefined, ofPath = productOf): void {
  chosen = productCode;
  productOf = ofPath;
  known.clear();
}

/** An address of the portal opens elsewhere, or comes back later, on the tab's product: where it names none, it is named. */
export function withTabProduct(address: string): string {
  const complete = known.get(address) ?? named(address);
  known.set(address, complete);
  return complete;
}

function named(address: string): string {
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
