import { queryOptions } from '@tanstack/react-query';
import { queryApprovalPage } from '#generated/provisional/operations/queryApprovalPage.ts';
import { ApprovalBox } from '#generated/shared/enums/ApprovalBox.ts';
import type { ProductCode } from '#portal/products/product.ts';

/** Number of requests loaded at once. Others follow when these are decided. */
const SIZE = 30;

/**
 * The requests that the user may decide.
 * @param after number of a request that has just ended: part of the key only, so that the queue is requested again
 */
export const waitingQuery = (productCode: ProductCode, after?: string) => {
  const input = { productCode, box: ApprovalBox.ToDecide, pageNo: 1, pageSize: SIZE } as const;
  return queryOptions({
    queryKey: ['provisional', 'queryApprovalPage', input, after ?? ''],
    queryFn: ({ signal }) => queryApprovalPage(input, { silent: true, signal }),
    staleTime: 0,
  });
};
