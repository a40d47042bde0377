import { useQueryClient } from '@tanstack/react-query';
import { contractsQuery } from './queries.ts';
import { stillPending } from './rules/pendingContracts.ts';
import type { ContractEntry } from './useHomePopup.ts';
import { useViewer } from './useViewer.ts';

/** What the provider still wants signed, asked anew. */
export function usePendingContracts() {
  const { product } = useViewer();
  const queries = useQueryClient();
  const query = contractsQuery(product.code);
  return {
    pendingAmong: async (contracts: readonly ContractEntry[]) => {
      const { upContract } = await queries.fetchQuery({ ...query, staleTime: 0 });
      return stillPending(contracts, upContract);
    },
    /** Something may have been signed: whatever shows it asks anew. */
    askAnew: () => {
      void queries.invalidateQueries({ queryKey: query.queryKey });
      void queries.invalidateQueries({ queryKey: ['provisional', 'queryNeedSignContractList'] });
    },
  };
}
