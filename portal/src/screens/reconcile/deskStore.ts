import { useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';

/** The open ledger and its account. It stays in memory: after a visit to a bill, Back shows it again. */
interface OpenLedger {
  readonly account: string;
  readonly desk: Desk;
}

let openLedger: OpenLedger | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function set(account: string, desk: Desk): void {
  openLedger = { account, desk };
  for (const listener of listeners) listener();
}

/** The open ledger and its setter. @param account storage name of the account: no other account sees the ledger */
export function useDesk(account: string): readonly [Desk | undefined, (desk: Desk) => void] {
  const current = useSyncExternalStore(subscribe, () => openLedger);
  return [current?.account === account ? current.desk : undefined, (desk) => set(account, desk)];
}
