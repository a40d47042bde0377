import { useQueryClient } from '@tanstack/react-query';
import { needSignQuery } from '../../session/badgeQueries.ts';
import { useProduct } from '../../session/useProduct.ts';
import type { ContractEntry } from './contractEntry.ts';
import { stillPending } from './pendingContracts.ts';

/** Queries that depend on signed contracts: the home's pop-up, the menu's badge, the list of contracts. */
const dependentQueries = [
  ['legacy', 'contractUpgradeCheck'],
  ['legacy', 'creditContractSignCheck'],
  ['provisional', 'queryNeedSignContractList'],
  ['provisional', 'queryServiceContracts'],
] as const;

/** Asks which contracts are still unsigned, and refreshes the pages that show them. */
export function usePendingContracts() {
  const product = useProduct();
  const queries = useQueryClient();
  return {
    pendingAmong: async (contracts: readonly ContractEntry[]) => {
      const { contractList } = await queries.fetchQuery({ ...needSignQuery(product.code), staleTime: 0 });
      return stillPending(contracts, contractList);
    },
    /** Refetches the queries above after a possible signature. */
    refetchAll: () => {
      for (const queryKey of dependentQueries) void queries.invalidateQueries({ queryKey });
    },
  };
}
