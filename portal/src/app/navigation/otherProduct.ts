import { callerIdentity } from '../../api/identity.ts';
import { pathOf, setTabProduct, withTabProduct } from '../../api/tabProduct.ts';
import { currentArrival, productNamed } from '../../session/arrival.ts';

/**
 * Returns whether a new load of an address would show another product than this load. The product that this load
 * requested also counts as shown, even if the provider decided on another: otherwise a redirect to it could reload
 * without end.
 */
export function namesOtherProduct(address: string): boolean {
  const shown = callerIdentity().productCode;
  const { searchParams, pathname } = new URL(address, 'http://portal');
  const named = productNamed(searchParams, pathOf(pathname));
  if (named === undefined || shown === undefined || named === shown) return false;
  return named !== currentArrival().named;
}

/** Loads an address of another product, which is another session. The current history entry keeps its product for Back. */
export function loadOtherProduct(address: string): void {
  // withTabProduct writes the product of the tab, which may still be another than that of the page.
  setTabProduct(callerIdentity().productCode);
  const { href } = globalThis.location;
  globalThis.history.replaceState(globalThis.history.state, '', withTabProduct(href));
  globalThis.location.assign(address);
}

/** Reloads, since Back or Forward has changed the product. The browser's address is already the new one. */
export function loadThisAddress(): Promise<never> {
  globalThis.location.reload();
  // Nothing of the page may render for the wrong product meanwhile.
  return new Promise(() => undefined);
}
