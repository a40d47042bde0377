import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryAgentInfo } from '#generated/provisional/operations/queryAgentInfo.ts';
import { queryCompanyInfo } from '#generated/provisional/operations/queryCompanyInfo.ts';
import type { ProductCode } from '../../products/product.ts';

export type CompanyInfo = Outputs['queryCompanyInfo'];

export type AgentInfo = Outputs['queryAgentInfo'];

export const companyInfoQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryCompanyInfo', { productCode }],
    queryFn: ({ signal }) => queryCompanyInfo({ productCode }, { silent: true, signal }),
  });

/** The agent of the factoring business; other products have none. */
export const agentQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryAgentInfo', { productCode }],
    queryFn: ({ signal }) => queryAgentInfo({ productCode }, { silent: true, signal }),
  });
