import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { queryAccountPage } from '#generated/provisional/operations/queryAccountPage.ts';
import type { ProductCode } from '../../products/product.ts';

export type AccountsInput = Inputs['queryAccountPage'];
export type AccountPage = Outputs['queryAccountPage'];
export type Account = AccountPage['list'][number];

/** Key of every page and every single account, which a change invalidates. */
export const accountKey = ['provisional', 'queryAccountPage'] as const;

export const accountsQuery = (input: AccountsInput) =>
  queryOptions({
    queryKey: [...accountKey, input],
    queryFn: ({ signal }) => queryAccountPage(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });

/** One account. The search by its login id may find others too. */
export const accountQuery = (productCode: ProductCode, jdpin: string) =>
  queryOptions({
    ...accountsQuery({ productCode, keyword: jdpin, pageNo: 1, pageSize: 30 }),
    placeholderData: undefined,
    select: ({ list, summary }) => ({ account: list.find((account) => account.jdpin === jdpin), summary }),
  });
