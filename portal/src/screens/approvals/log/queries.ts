import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { queryOperationLog } from '#generated/provisional/operations/queryOperationLog.ts';

export type LogInput = Inputs['queryOperationLog'];
export type LogPage = Outputs['queryOperationLog'];
export type LogEntry = LogPage['list'][number];

/** Each view requests the log again, because every operation of an account adds an entry. */
export const logQuery = (input: LogInput) =>
  queryOptions({
    queryKey: ['provisional', 'queryOperationLog', input],
    queryFn: ({ signal }) => queryOperationLog(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
