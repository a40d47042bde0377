import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes part of a cached response, if there is one. An invalidated response stays invalidated, because its other parts are still
 * outdated: `setQueryData` alone marks it as fresh.
 */
export function patchCached<Data>(
  queries: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (old: Data) => Data,
): void {
  const outdated = queries.getQueryState(queryKey)?.isInvalidated === true;
  queries.setQueryData<Data>(queryKey as QueryKey, (old) => old && change(old));
  if (outdated) void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}
