import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { queryOperationLog } from '#generated/provisional/operations/queryOperationLog.ts';

export type LogInput = Inputs['queryOperationLog'];
export type LogPage = Outputs['queryOperationLog'];
export type LogEntry = LogPage['list'][number];

/** Never cached: the log contains the latest actions. */
export const logQuery = (input: LogInput) =>
  queryOptions({
    queryKey: ['provisional', 'queryOperationLog', input],
    queryFn: ({ signal }) => queryOperationLog(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
