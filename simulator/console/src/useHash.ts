import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

const told = (): string => location.hash.slice(1);

/** Returns the part of the address behind `#`: the selected tab and, after a `/`, its initial value. */
export const useHash = (): string => useSyncExternalStore(subscribe, told);

/** Kept by reload and shared links. */
export function setHash(hash: string): void {
  history.replaceState(null, '', `#${hash}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
