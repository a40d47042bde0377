import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

const currentHash = (): string => location.hash.slice(1);

/** Returns the URL's fragment: the name of the chosen tab, and after a `/` the initial value of its form. */
export const useHash = (): string => useSyncExternalStore(subscribe, currentHash);

/** Changes the URL's fragment without a new entry in the browser's history. */
export function setHash(hash: string): void {
  history.replaceState(null, '', `#${hash}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
