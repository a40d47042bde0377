import { useQueryClient } from '@tanstack/react-query';
import { openingQuery } from './queries.ts';
import { contractsQuery } from './sign/queries.ts';
import { useOpeningFlow } from './useOpeningFlow.ts';

/** Returns a function that refetches the opening and its contracts, after a change or a refusal. */
export function useReread(): () => Promise<void> {
  const { linkParams } = useOpeningFlow();
  const { productCode, from } = linkParams;
  const queries = useQueryClient();
  return async () => {
    const known = [openingQuery(productCode, from), contractsQuery(productCode)];
    await Promise.all(known.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
  };
}
