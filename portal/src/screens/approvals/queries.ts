import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { queryApprovalPage } from '#generated/provisional/operations/queryApprovalPage.ts';

export type ApprovalsInput = Inputs['queryApprovalPage'];
export type Approval = Outputs['queryApprovalPage']['list'][number];

export const approvalsQuery = (input: ApprovalsInput) =>
  queryOptions({
    queryKey: ['provisional', 'queryApprovalPage', input],
    queryFn: ({ signal }) => queryApprovalPage(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
