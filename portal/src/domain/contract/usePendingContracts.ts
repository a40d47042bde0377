import { useQueryClient } from '@tanstack/react-query';
import { needSignQuery } from '../../session/badgeQueries.ts';
import { useProduct } from '../../session/useProduct.ts';
import type { ContractEntry } from './contractEntry.ts';
import { stillPending } from './pendingContracts.ts';

/** Queries that depend on signed contracts: the home's pop-up, the menu's badge, the list of contracts. */
const showing = [
  ['legacy', 'contractUpgradeCheck'],
  ['legacy', 'creditContractSignCheck'],
  ['provisional', 'queryNeedSignContractList'],
  ['provisional', 'queryServiceContracts'],
] as const;

/** The contracts that the provider still lists as unsigned. */
export function usePendingContracts() {
  const product = useProduct();
  const queries = useQueryClient();
  return {
    pendingAmong: async (contracts: readonly ContractEntry[]) => {
      const { contractList } = await queries.fetchQuery({ ...needSignQuery(product.code), staleTime: 0 });
      return stillPending(contracts, contractList);
    },
    /** Refetches all of them after a possible signature. */
    refetchAll: () => {
      for (const queryKey of showing) void queries.invalidateQueries({ queryKey });
    },
  };
}
