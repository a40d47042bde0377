import { catalogue } from './catalogue.ts';
import type { ProductCode } from './product.ts';

/** Products by their alias in the query parameter `product`. docs/decisions/0227 */
const codes: ReadonlyMap<string | undefined, ProductCode> = new Map(
  Object.values(catalogue).map(({ urlAlias, code }) => [urlAlias, code]),
);

export const productOfAlias = (word: string | null | undefined): ProductCode | undefined =>
  word ? codes.get(word) : undefined;
