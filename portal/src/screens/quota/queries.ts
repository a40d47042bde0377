import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { queryBillPage } from '#generated/provisional/operations/queryBillPage.ts';
import { queryQuotaMovementPage } from '#generated/provisional/operations/queryQuotaMovementPage.ts';
import type { ProductCode } from '../../products/product.ts';
import { everyPage } from '../../ui/export/loadAllPages.ts';
import type { PageRequest } from '../../ui/table/pagination.ts';

const silent = { silent: true } as const;

export type Movement = Outputs['queryQuotaMovementPage']['list'][number];
export type MovementFilter = Pick<Inputs['queryQuotaMovementPage'], 'days' | 'dateFrom' | 'dateTo' | 'kind'>;

/** All overdue bills that the user may see, the earliest first. One page of the largest size holds them. */
export const overdueQuery = (productCode: ProductCode) => {
  const input = { productCode, tab: 'overdue', pageNo: 1, pageSize: 500 } as const;
  return queryOptions({
    queryKey: ['provisional', 'queryBillPage', input],
    queryFn: ({ signal }) => queryBillPage(input, { ...silent, signal }),
  });
};

export const movementsQuery = (
  productCode: ProductCode,
  filter: MovementFilter,
  { pageNo, size }: PageRequest,
) => {
  const input = { productCode, ...filter, pageNo, pageSize: size };
  return queryOptions({
    queryKey: ['provisional', 'queryQuotaMovementPage', input],
    queryFn: ({ signal }) => queryQuotaMovementPage(input, { ...silent, signal }),
    placeholderData: keepPreviousData,
  });
};

/** Loads all movements that match a filter, for an export. */
export const allMovements = (productCode: ProductCode, filter: MovementFilter) =>
  everyPage<Movement>((page, call) => queryQuotaMovementPage({ productCode, ...filter, ...page }, call));
