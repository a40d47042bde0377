import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { provisional } from '../../api/clients.ts';
import type { ProductCode } from '../../products/product.ts';

type Cancellation = Outputs['queryCancellation'];
export type CancelCheck = NonNullable<Cancellation['check']>;

/** Asked anew whenever it is shown: what blocks is settled on other pages. */
export const cancellationQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryCancellation', { productCode }],
    queryFn: ({ signal }) => provisional.queryCancellation({ productCode }, { silent: true, signal }),
    staleTime: 0,
  });
