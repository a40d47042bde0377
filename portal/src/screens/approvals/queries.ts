import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { queryApprovalPage } from '#generated/provisional/operations/queryApprovalPage.ts';
import { queryApprovalSetting } from '#generated/provisional/operations/queryApprovalSetting.ts';
import type { ProductCode } from '../../products/product.ts';

export type ApprovalsInput = Inputs['queryApprovalPage'];
export type Approval = Outputs['queryApprovalPage']['list'][number];
export type ApprovalSetting = Outputs['queryApprovalSetting'];

export const approvalsQuery = (input: ApprovalsInput) =>
  queryOptions({
    queryKey: ['provisional', 'queryApprovalPage', input],
    queryFn: ({ signal }) => queryApprovalPage(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const approvalSettingQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryApprovalSetting', { productCode }],
    queryFn: ({ signal }) => queryApprovalSetting({ productCode }, { silent: true, signal }),
    staleTime: 0,
  });
