import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { searchRecords } from '#generated/provisional/operations/searchRecords.ts';
import type { ProductCode } from '../../products/product.ts';
import type { Asked } from './asked.ts';

export type Found = Outputs['searchRecords'];

/** Rows of a kind for one word, and for several pasted numbers. */
const FEW = 5;
const MANY = 20;

/** Input of the call; undefined when there is nothing to ask. */
function inputOf(productCode: ProductCode | undefined, asked: Asked | undefined) {
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
export function recordsQuery(productCode: ProductCode | undefined, asked: Asked | undefined) {
  const input = inputOf(productCode, asked);
  return queryOptions({
    queryKey: ['provisional', 'searchRecords', input],
    queryFn: input === undefined ? skipToken : ({ signal }) => searchRecords(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
    // A repayment meanwhile may have changed any of them.
    staleTime: 0,
  });
}
