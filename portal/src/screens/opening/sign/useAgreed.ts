import { useState } from 'react';
import { useAccountTab } from '#portal/session/accountTab.ts';
import { agreedIn, agreeIn, nameOf } from './agreed.ts';
import { pendingOf, type ContractOf } from './templates.ts';

/** Consent to pending contracts that were read. @param keptAs owner of the contracts, as storage name in the tab */
export function useAgreed(keptAs: string, contracts: readonly ContractOf[]) {
  const tab = useAccountTab();
  const [agreed, setAgreed] = useState(() => agreedIn(tab, keptAs));
  const pending = pendingOf(contracts);
  return {
    agreed,
    agree: (contract: ContractOf) => setAgreed(agreeIn(tab, keptAs, contract)),
    readAll: pending.length > 0 && pending.every((contract) => agreed.includes(nameOf(contract))),
    needFace: pending.some((contract) => contract.needFace),
  };
}
