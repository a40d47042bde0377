import { callerIdentity } from '../../api/identity.ts';
import { pathOf, setTabProduct, withTabProduct } from '../../api/tabProduct.ts';
import { currentArrival, productNamed } from '../../session/arrival.ts';

/**
 * Does a fresh load of an address show another product than this load does? What this load was asked for is shown,
 * whatever product the provider settled on: a redirect that carries it on may not load for ever.
 */
export function namesOtherProduct(address: string): boolean {
  const shown = callerIdentity().productCode;
  const { searchParams, pathname } = new URL(address, 'http://portal');
  const named = productNamed(searchParams, pathOf(pathname));
  if (named === undefined || shown === undefined || named === shown) return false;
  return named !== currentArrival().named;
}

/** Another product is another session: the page is loaded anew. The page that is left keeps its own for the way back. */
export function loadOtherProduct(address: string): void {
  setTabProduct(callerIdentity().productCode);
  const { href } = globalThis.location;
  globalThis.history.replaceState(globalThis.history.state, '', withTabProduct(href));
  globalThis.location.assign(address);
}

/** Back and forward within one document may cross products. The address is the new one by then: it is loaded. */
export function loadThisAddress(): Promise<never> {
  globalThis.location.reload();
  // Nothing of the page may be drawn for the wrong product meanwhile.
  return new Promise(() => undefined);
}
