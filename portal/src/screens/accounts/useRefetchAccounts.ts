import { useQueryClient } from '@tanstack/react-query';
import { accountKey } from './queries.ts';

/** Keys of the queries that depend on the accounts: pickers of lists, clear types, quotas. */
const dependentKeys = [
  accountKey,
  ['legacy', 'searchSubAcct'],
  ['provisional', 'queryClearTypeAccountPage'],
  ['provisional', 'queryQuotaDetail'],
] as const;

/** Returns a function that refetches all queries about the accounts, after a change. */
export function useRefetchAccounts(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of dependentKeys) void queries.invalidateQueries({ queryKey });
  };
}
