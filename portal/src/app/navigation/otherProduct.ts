import { callerIdentity } from '../../api/identity.ts';
import { setTabProduct, withTabProduct } from '../../api/tabProduct.ts';

/** Does an address name another product than the one that is shown? */
export function namesOtherProduct(address: string): boolean {
  const { productCode } = callerIdentity();
  const [, query] = address.split('?', 2);
  const named = new URLSearchParams(query?.split('#')[0]).get('productCode');
  return named !== null && productCode !== undefined && named !== productCode;
}

/** Another product is another session: the page is loaded anew. The page that is left keeps its own for the way back. */
export function loadOtherProduct(address: string): void {
  setTabProduct(callerIdentity().productCode);
  const { href } = globalThis.location;
  globalThis.history.replaceState(globalThis.history.state, '', withTabProduct(href));
  globalThis.location.assign(address);
}
