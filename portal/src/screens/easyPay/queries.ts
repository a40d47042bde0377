import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryBankCards } from '#generated/provisional/operations/queryBankCards.ts';
import { queryPaySetting } from '#generated/provisional/operations/queryPaySetting.ts';
import type { ProductCode } from '../../products/product.ts';

export type BankCard = Outputs['queryBankCards']['cards'][number];

/** The company's bank accounts, the default ones first. */
export const bankCardsQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryBankCards', { productCode }],
    queryFn: ({ signal }) => queryBankCards({ productCode }, { silent: true, signal }),
    staleTime: 0,
  });

/** The payment setting: whether a password is set. */
export const paySettingQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryPaySetting', { productCode }],
    queryFn: ({ signal }) => queryPaySetting({ productCode }, { silent: true, signal }),
  });
