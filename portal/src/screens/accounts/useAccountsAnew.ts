import { useQueryClient } from '@tanstack/react-query';
import { accountKey } from './queries.ts';

/** What else tells of the accounts: the pickers of the lists, their clear types, their shares of the line. */
const stale = [
  accountKey,
  ['legacy', 'searchSubAcct'],
  ['provisional', 'queryClearTypeAccountPage'],
  ['provisional', 'queryQuotaDetail'],
] as const;

/** After a change of the accounts, all that tells of them is asked for again. */
export function useAccountsAnew(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
  };
}
