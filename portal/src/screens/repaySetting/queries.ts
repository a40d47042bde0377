import { queryOptions } from '@tanstack/react-query';
import { queryRepaySetting } from '#generated/provisional/operations/queryRepaySetting.ts';
import type { ProductCode } from '../../products/product.ts';

export const settingKey = (productCode: ProductCode) =>
  ['provisional', 'queryRepaySetting', { productCode }] as const;

export const settingQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: settingKey(productCode),
    queryFn: ({ signal }) => queryRepaySetting({ productCode }, { silent: true, signal }),
  });
