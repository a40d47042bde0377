import { queryOptions } from '@tanstack/react-query';
import { queryApprovalPage } from '#generated/provisional/operations/queryApprovalPage.ts';
import { ApprovalBox } from '#generated/shared/enums/ApprovalBox.ts';
import type { ProductCode } from '#portal/products/product.ts';

/** Requests loaded at once; further ones follow as these are decided. */
const SIZE = 30;

/** The requests that the user may decide. @param after the request that has just ended: asks again without it */
export const waitingQuery = (productCode: ProductCode, after?: string) => {
  const input = { productCode, box: ApprovalBox.ToDecide, pageNo: 1, pageSize: SIZE } as const;
  return queryOptions({
    queryKey: ['provisional', 'queryApprovalPage', input, after ?? ''],
    queryFn: ({ signal }) => queryApprovalPage(input, { silent: true, signal }),
    staleTime: 0,
  });
};
