import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { searchRecords } from '#generated/provisional/operations/searchRecords.ts';
import type { ProductCode } from '../../products/product.ts';
import type { SearchInput } from './searchInput.ts';

export type Found = Outputs['searchRecords'];

/** Maximum number of rows of each kind: for one word, and for several pasted numbers. */
const FEW = 5;
const MANY = 20;

/** Returns the input of the call; undefined if there is nothing to search. */
function inputOf(productCode: ProductCode | undefined, asked: SearchInput | undefined) {
  if (productCode === undefined || asked === undefined) return undefined;
  const { words, amount } = asked;
  return {
    productCode,
    ...(words.length > 0 && { words: [...words] }),
    ...(amount !== undefined && { amount }),
    most: words.length > 1 ? MANY : FEW,
  };
}

/** The records that match a text. While the next text loads, the previous rows stay. */
export function recordsQuery(productCode: ProductCode | undefined, asked: SearchInput | undefined) {
  const input = inputOf(productCode, asked);
  return queryOptions({
    queryKey: ['provisional', 'searchRecords', input],
    queryFn: input === undefined ? skipToken : ({ signal }) => searchRecords(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
    // Any record may have changed meanwhile, for example by a repayment.
    staleTime: 0,
  });
}
