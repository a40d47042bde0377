import type { QueryClient } from '@tanstack/react-query';

/** Queries on the bank accounts: their list, the accounts that pay out to them, and the limits. */
const stale = ['queryBankCards', 'queryFundAccounts', 'queryFundAccount', 'queryWithdrawalTerms'];

/** Refetches them after a change. */
export const cardsChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(String(queryKey[1])) });
