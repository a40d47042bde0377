import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryPaySetting } from '#generated/provisional/operations/queryPaySetting.ts';
import type { ProductCode } from '#portal/products/product.ts';

export type PaySetting = Outputs['queryPaySetting'];

export const payKey = (productCode: ProductCode) =>
  ['provisional', 'queryPaySetting', { productCode }] as const;

export const payQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: payKey(productCode),
    queryFn: ({ signal }) => queryPaySetting({ productCode }, { silent: true, signal }),
  });
