import { useQueryClient } from '@tanstack/react-query';
import { openingQuery } from './queries.ts';
import { contractsQuery } from './sign/queries.ts';
import { useOpeningFlow } from './useOpeningFlow.ts';

/** Returns a function that refetches the opening and its contracts, after a change or a refusal. */
export function useRefetchOpening(): () => Promise<void> {
  const { linkParams } = useOpeningFlow();
  const { productCode, from } = linkParams;
  const queries = useQueryClient();
  return async () => {
    const openingQueries = [openingQuery(productCode, from), contractsQuery(productCode)];
    await Promise.all(openingQueries.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
  };
}
