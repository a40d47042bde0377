import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { queryRepayRecordPage } from '#generated/provisional/operations/queryRepayRecordPage.ts';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { POLL_INTERVAL } from '../../domain/repayment/queries.ts';

export type RecordsInput = Inputs['queryRepayRecordPage'];
export type RepayRecord = Outputs['queryRepayRecordPage']['list'][number];

const isProcessing = ({ status }: RepayRecord): boolean => status === RepaymentStatus.Processing;

/** Polls while a repayment of the page is being processed. */
export const recordsQuery = (input: RecordsInput) =>
  queryOptions({
    queryKey: ['provisional', 'queryRepayRecordPage', input],
    queryFn: ({ signal }) => queryRepayRecordPage(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some(isProcessing) ? POLL_INTERVAL : false),
  });
