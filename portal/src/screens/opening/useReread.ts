import { useQueryClient } from '@tanstack/react-query';
import { openingQuery } from './queries.ts';
import { contractsQuery } from './sign/queries.ts';
import { useOpeningFlow } from './useOpeningFlow.ts';

/** Refetches the opening: after a change here, and after a refusal caused by another page. */
export function useReread(): () => Promise<void> {
  const { linkParams } = useOpeningFlow();
  const { productCode, from } = linkParams;
  const queries = useQueryClient();
  return async () => {
    const known = [openingQuery(productCode, from), contractsQuery(productCode)];
    await Promise.all(known.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
  };
}
