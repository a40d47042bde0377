import { useState } from 'react';
import { useAccountTab } from '#portal/session/accountTab.ts';
import { loadAgreed, saveAgreed, nameOf } from './agreed.ts';
import { pendingOf, type ContractOf } from './templates.ts';

/**
 * Which pending contracts the user has read and agreed to, kept in the tab.
 * @param storageKey one per application or link
 */
export function useAgreed(storageKey: string, contracts: readonly ContractOf[]) {
  const tab = useAccountTab();
  const [agreed, setAgreed] = useState(() => loadAgreed(tab, storageKey));
  const pending = pendingOf(contracts);
  return {
    agreed,
    agree: (contract: ContractOf) => setAgreed(saveAgreed(tab, storageKey, contract)),
    /** Whether the user has agreed to all pending contracts. */
    readAll: pending.length > 0 && pending.every((contract) => agreed.includes(nameOf(contract))),
    needFace: pending.some((contract) => contract.needFace),
  };
}
