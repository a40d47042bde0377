import { useSyncExternalStore } from 'react';
import { storeOf } from '../../storage/store.ts';
import type { Desk } from './desk.ts';

/** The open ledger and its account. It stays in memory: after a visit to a bill, Back shows it again. */
interface OpenLedger {
  readonly account: string;
  readonly desk: Desk;
}

const openLedger = storeOf<OpenLedger | undefined>(undefined);

/** The open ledger and its setter. @param account storage name of the account: no other account sees the ledger */
export function useDesk(account: string): readonly [Desk | undefined, (desk: Desk) => void] {
  const current = useSyncExternalStore(openLedger.subscribe, openLedger.snapshot);
  return [
    current?.account === account ? current.desk : undefined,
    (desk) => openLedger.set({ account, desk }),
  ];
}
