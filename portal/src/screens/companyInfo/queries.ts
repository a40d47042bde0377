import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { provisional } from '../../api/clients.ts';
import type { ProductCode } from '../../products/product.ts';

export type CompanyInfo = Outputs['queryCompanyInfo'];

export const companyInfoQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryCompanyInfo', { productCode }],
    queryFn: ({ signal }) => provisional.queryCompanyInfo({ productCode }, { silent: true, signal }),
  });
