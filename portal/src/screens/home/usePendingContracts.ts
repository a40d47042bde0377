import { useQueryClient } from '@tanstack/react-query';
import { complianceQuery, contractsQuery } from './queries.ts';
import { asksCompliance, contractsAtHome, stillPending } from './rules/pendingContracts.ts';
import type { ContractEntry } from './useHomePopup.ts';
import { useViewer } from './useViewer.ts';

/** What the provider still wants signed, asked anew. */
export function usePendingContracts() {
  const { product } = useViewer();
  const queries = useQueryClient();
  const { code } = product;
  const fresh = { staleTime: 0 } as const;
  return {
    pendingAmong: async (contracts: readonly ContractEntry[]) => {
      const [{ upContract }, compliance] = await Promise.all([
        queries.fetchQuery({ ...contractsQuery(code), ...fresh }),
        asksCompliance(code) ? queries.fetchQuery({ ...complianceQuery(code), ...fresh }) : undefined,
      ]);
      return stillPending(contracts, contractsAtHome(upContract, compliance) ?? upContract);
    },
    /** Something may have been signed: whatever shows it asks anew. */
    askAnew: () => {
      void queries.invalidateQueries({ queryKey: contractsQuery(code).queryKey });
      void queries.invalidateQueries({ queryKey: complianceQuery(code).queryKey });
      void queries.invalidateQueries({ queryKey: ['provisional', 'queryNeedSignContractList'] });
    },
  };
}
