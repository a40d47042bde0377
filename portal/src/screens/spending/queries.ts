import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { querySpending } from '#generated/provisional/operations/querySpending.ts';
import type { ProductCode } from '../../products/product.ts';
import type { Period } from './period.ts';

export type Spending = Outputs['querySpending'];
export type Sums = Spending['total'];
export type Costs = Spending['costs']['total'];
export type MonthUse = Spending['quota']['months'][number];

export const spendingQuery = (productCode: ProductCode, period: Period | undefined) => {
  // Without a period nothing is sent: the input is only part of the key.
  const input = { productCode, ...(period ?? { dateFrom: '' }) };
  return queryOptions({
    enabled: period !== undefined,
    queryKey: ['provisional', 'querySpending', input],
    queryFn: ({ signal }) => querySpending(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });
};
