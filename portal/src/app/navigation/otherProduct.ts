import { callerIdentity } from '../../api/identity.ts';
import { pathOf, setTabProduct, withTabProduct } from '../../api/tabProduct.ts';
import { currentArrival, productNamed } from '../../session/arrival.ts';

/**
 * Tells whether a fresh load of an address would show another product than this load. The product this load requested
 * counts as shown, even if the provider decided on another: otherwise a redirect that carries it could reload for
 * ever.
 */
export function namesOtherProduct(address: string): boolean {
  const shown = callerIdentity().productCode;
  const { searchParams, pathname } = new URL(address, 'http://portal');
  const named = productNamed(searchParams, pathOf(pathname));
  if (named === undefined || shown === undefined || named === shown) return false;
  return named !== currentArrival().named;
}

/** Another product is another session: the page reloads. The page that is left keeps its product for Back. */
export function loadOtherProduct(address: string): void {
  setTabProduct(callerIdentity().productCode);
  const { href } = globalThis.location;
  globalThis.history.replaceState(globalThis.history.state, '', withTabProduct(href));
  globalThis.location.assign(address);
}

/** Back and forward within one document may change the product. The address is already the new one: it is loaded. */
export function loadThisAddress(): Promise<never> {
  globalThis.location.reload();
  // Nothing of the page may render for the wrong product meanwhile.
  return new Promise(() => undefined);
}
