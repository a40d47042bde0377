import type { QueryClient } from '@tanstack/react-query';

/** Queries that depend on the bank accounts: their list, the fund accounts that pay out to them, and the terms of a withdrawal. */
const dependentQueries = ['queryBankCards', 'queryFundAccounts', 'queryFundAccount', 'queryWithdrawalTerms'];

/** Refetches all queries that depend on the bank accounts, after a change. */
export const refetchCards = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => dependentQueries.includes(String(queryKey[1])) });
