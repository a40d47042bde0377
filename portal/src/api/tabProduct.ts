/** The product that the tab was asked to show, by an address or before a reload; undefined where nobody chose one. */
let chosen: string | undefined;

/** Whose product: the tab's. decisions.md 35 */
export function setTabProduct(productCode: string | undefined): void {
  chosen = productCode;
}

/** An address of the portal opens elsewhere, or comes back later, on the tab's product: where it names none, it is named. */
export function withTabProduct(address: string): string {
  const { origin } = globalThis.location;
  const url = new URL(address, origin);
  const ours = url.origin === origin && /^\/front(\/|$)/.test(url.pathname);
  if (chosen === undefined || !ours || url.searchParams.has('productCode') || url.searchParams.has('product'))
    return address;
  url.searchParams.set('productCode', chosen);
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}
