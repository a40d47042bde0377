import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

const currentHash = (): string => location.hash.slice(1);

/** The URL's fragment: the chosen tab, and after a `/` its initial value. */
export const useHash = (): string => useSyncExternalStore(subscribe, currentHash);

/** Reload and share keep it. */
export function setHash(hash: string): void {
  history.replaceState(null, '', `#${hash}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
