import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryIncreaseMaterials } from '#generated/provisional/operations/queryIncreaseMaterials.ts';
import { queryIncreaseRecords } from '#generated/provisional/operations/queryIncreaseRecords.ts';
import type { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import type { ProductCode } from '../../products/product.ts';
import type { PageRequest } from '../../ui/table/pagination.ts';

export const materialsQuery = (productCode: ProductCode, method: IncreaseMethod) => {
  const input = { productCode, method };
  return queryOptions({
    queryKey: ['provisional', 'queryIncreaseMaterials', input],
    queryFn: ({ signal }) => queryIncreaseMaterials(input, { silent: true, signal }),
  });
};

/** Key of every page of applications; invalidated after a new one. */
export const recordsKey = ['provisional', 'queryIncreaseRecords'] as const;

export const recordsQuery = (productCode: ProductCode, { pageNo, size }: PageRequest) => {
  const input = { productCode, pageNo, pageSize: size };
  return queryOptions({
    queryKey: [...recordsKey, input],
    queryFn: ({ signal }) => queryIncreaseRecords(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });
};
