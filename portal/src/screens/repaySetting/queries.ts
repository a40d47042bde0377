import { queryOptions } from '@tanstack/react-query';
import { provisional } from '../../api/clients.ts';
import type { ProductCode } from '../../products/product.ts';

export const settingKey = (productCode: ProductCode) =>
  ['provisional', 'queryRepaySetting', { productCode }] as const;

export const settingQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: settingKey(productCode),
    queryFn: ({ signal }) => provisional.queryRepaySetting({ productCode }, { silent: true, signal }),
  });
