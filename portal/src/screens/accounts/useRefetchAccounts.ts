import { useQueryClient } from '@tanstack/react-query';
import { accountKey } from './queries.ts';

/** Queries that depend on the accounts: the pickers of the lists, clear types, shares of the line. */
const stale = [
  accountKey,
  ['legacy', 'searchSubAcct'],
  ['provisional', 'queryClearTypeAccountPage'],
  ['provisional', 'queryQuotaDetail'],
] as const;

/** Refetches all queries on the accounts after a change. */
export function useRefetchAccounts(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
  };
}
