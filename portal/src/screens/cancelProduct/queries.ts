import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryCancellation } from '#generated/provisional/operations/queryCancellation.ts';
import type { ProductCode } from '../../products/product.ts';

type Cancellation = Outputs['queryCancellation'];
export type CancelCheck = NonNullable<Cancellation['check']>;

/** The check of a product, or its cancellation. Each view requests it: users settle blockers on other pages. */
export const cancellationQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryCancellation', { productCode }],
    queryFn: ({ signal }) => queryCancellation({ productCode }, { silent: true, signal }),
    staleTime: 0,
  });
