import { catalogue } from './catalogue.ts';
import type { ProductCode } from './product.ts';

/** Alternative values of the query parameter `product`, besides the codes. docs/decisions/0227 */
const codes: ReadonlyMap<string | undefined, ProductCode> = new Map(
  Object.values(catalogue).map(({ queryWord, code }) => [queryWord, code]),
);

export const codeOfProductWord = (word: string | null | undefined): ProductCode | undefined =>
  word ? codes.get(word) : undefined;
