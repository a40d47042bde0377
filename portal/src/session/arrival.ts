import { isProductCode } from '../products/catalogue.ts';
import type { ProductCode } from '../products/product.ts';
import { codeOfProductWord } from '../products/queryValues.ts';
import { keepArrival, type Kept } from './keys.ts';

/** How the user came in: what the URL asks for and what the tab remembers. */
export interface Arrival extends Kept {
  /** The product asked for; undefined when none was, or none that exists. */
  readonly askedProduct: ProductCode | undefined;
  /** A product was asked for that does not exist. 1 §2, "Missing product" */
  readonly unknownProduct: boolean;
}

/** productCode over product, query over session (not-shown: ns-session-priority). */
export function arrivalOf(query: URLSearchParams, storage: Pick<Storage, 'getItem' | 'setItem'>): Arrival {
  const kept = keepArrival(query, storage);
  const code = query.get('productCode');
  const word = kept.product;
  const askedProduct = isProductCode(code) ? code : isProductCode(word) ? word : codeOfProductWord(word);
  return { ...kept, askedProduct, unknownProduct: code !== null && code !== '' && !isProductCode(code) };
}

let arrival: Arrival | undefined;

/** Read once per page load, before the first route is asked for: later in-app links do not carry it on. */
export const currentArrival = (): Arrival =>
  (arrival ??= arrivalOf(new URLSearchParams(globalThis.location.search), globalThis.sessionStorage));
