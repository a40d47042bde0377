import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryApprovalDetail } from '#generated/provisional/operations/queryApprovalDetail.ts';
import { queryApprovalSetting } from '#generated/provisional/operations/queryApprovalSetting.ts';
import type { ProductCode } from '../../products/product.ts';

export type ApprovalDetail = Outputs['queryApprovalDetail'];
export type ApprovalSetting = Outputs['queryApprovalSetting'];

/** Fetched on every view, and when the tab comes to the front: the figures are current ones. */
export const approvalQuery = (productCode: ProductCode, approvalNo: string) =>
  queryOptions({
    queryKey: ['provisional', 'queryApprovalDetail', { productCode, approvalNo }],
    queryFn: ({ signal }) => queryApprovalDetail({ productCode, approvalNo }, { silent: true, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** The amount above which an operation needs approval, and the approver. */
export const approvalSettingQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryApprovalSetting', { productCode }],
    queryFn: ({ signal }) => queryApprovalSetting({ productCode }, { silent: true, signal }),
    staleTime: 0,
  });
