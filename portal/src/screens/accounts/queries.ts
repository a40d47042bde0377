import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { queryAccountPage } from '#generated/provisional/operations/queryAccountPage.ts';
import type { ProductCode } from '../../products/product.ts';

export type AccountsInput = Inputs['queryAccountPage'];
export type AccountPage = Outputs['queryAccountPage'];
export type Account = AccountPage['list'][number];

/** Every page and every single account: what a change of one makes stale. */
export const accountKey = ['provisional', 'queryAccountPage'] as const;

export const accountsQuery = (input: AccountsInput) =>
  queryOptions({
    queryKey: [...accountKey, input],
    queryFn: ({ signal }) => queryAccountPage(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });

/** One account: the page of those whose name or login id holds its login id. */
export const accountQuery = (productCode: ProductCode, jdpin: string) =>
  queryOptions({
    ...accountsQuery({ productCode, keyword: jdpin, pageNo: 1, pageSize: 30 }),
    placeholderData: undefined,
    select: ({ list, summary }) => ({ account: list.find((account) => account.jdpin === jdpin), summary }),
  });
