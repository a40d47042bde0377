import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryFundAccounts } from '#generated/provisional/operations/queryFundAccounts.ts';
import { queryFundMonths } from '#generated/provisional/operations/queryFundMonths.ts';
import { queryFundMovements } from '#generated/provisional/operations/queryFundMovements.ts';
import { queryFundStatement } from '#generated/provisional/operations/queryFundStatement.ts';
import type { ProductCode } from '../../products/product.ts';
import { everyPage } from '../../ui/export/loadAllPages.ts';
import type { PageRequest } from '../../ui/table/pagination.ts';
import type { Movement } from './movement.ts';
import type { MovementQuery } from './movementFilters.ts';

const silent = { silent: true } as const;

/** All fund accounts of the viewer, with the actions of each. */
export const fundAccountsQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryFundAccounts', { productCode }],
    queryFn: ({ signal }) => queryFundAccounts({ productCode }, { ...silent, signal }),
    staleTime: 0,
  });

/** Income and expense of an account by month, newest first. */
export const monthsQuery = (productCode: ProductCode, accountNo: string) => {
  const input = { productCode, accountNo };
  return queryOptions({
    queryKey: ['provisional', 'queryFundMonths', input],
    queryFn: ({ signal }) => queryFundMonths(input, { ...silent, signal }),
    staleTime: 0,
  });
};

/** One month of an account in full. @param month YYYY-MM */
export const fundStatementQuery = (productCode: ProductCode, accountNo: string, month: string) => {
  const input = { productCode, accountNo, month };
  return queryOptions({
    queryKey: ['provisional', 'queryFundStatement', input],
    queryFn: ({ signal }) => queryFundStatement(input, { ...silent, signal }),
    staleTime: 0,
  });
};

export const movementsQuery = (
  productCode: ProductCode,
  accountNo: string,
  question: MovementQuery,
  { pageNo, size }: PageRequest,
) => {
  const input = { productCode, accountNo, ...question, pageNo, pageSize: size };
  return queryOptions({
    queryKey: ['provisional', 'queryFundMovements', input],
    queryFn: ({ signal }) => queryFundMovements(input, { ...silent, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** All filtered movements, for a file. */
export const allMovements = (productCode: ProductCode, accountNo: string, question: MovementQuery) =>
  everyPage<Movement>((page, call) =>
    queryFundMovements({ productCode, accountNo, ...question, ...page }, call),
  );
