import { useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';

/** The open ledger and its account. It stays in the memory of this page: after a visit to a bill, Back restores it. */
interface Owned {
  readonly account: string;
  readonly desk: Desk;
}

let owned: Owned | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function set(account: string, desk: Desk): void {
  owned = { account, desk };
  for (const listener of listeners) listener();
}

/** @param account storage name of the account: another account never sees it */
export function useDesk(account: string): readonly [Desk | undefined, (desk: Desk) => void] {
  const current = useSyncExternalStore(subscribe, () => owned);
  return [current?.account === account ? current.desk : undefined, (desk) => set(account, desk)];
}
