import type { QueryClient } from '@tanstack/react-query';

/** What tells of the bank accounts: their list, the accounts that pay out to them, and how much may go there. */
const stale = ['queryBankCards', 'queryFundAccounts', 'queryFundAccount', 'queryWithdrawalTerms'];

/** After a change all of it is asked for again. */
export const cardsChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(String(queryKey[1])) });
