/** The product that the tab was asked to show, by an address or before a reload; undefined where nobody chose one. */
let chosen: string | undefined;

/** Says whether a path (without the base) names a product by itself. */
let namesProduct: (path: string) => boolean = () => false;

/** Addresses that name their product keep it. */
export function keepOwnProduct(names: typeof namesProduct): void {
  namesProduct = names;
}

/** Whose product: the tab's. decisions.md 35 */
export function setTabProduct(productCode: string | undefined): void {
  chosen = productCode;
}

/** An address of the portal opens elsewhere, or comes back later, on the tab's product: where it names none, it is named. */
export function withTabProduct(address: string): string {
  const { origin } = globalThis.location;
  const url = new URL(address, origin);
  const ours = url.origin === origin && /^\/front(\/|$)/.test(url.pathname);
  const query = url.searchParams;
  const named = query.has('productCode') || query.has('product') || namesProduct(pathOf(url.pathname));
  if (chosen === undefined || !ours || named) return address;
  query.set('productCode', chosen);
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}

/** The path of a portal address without the base. */
export const pathOf = (pathname: string): string => pathname.replace(/^\/front/, '').replace(/\/+$/, '');
