import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;
const listeners = new Set<() => void>();

const change = (now: boolean) => () => {
  printing = now;
  // The browser counts the sheets right after this event, before it reports that media queries changed.
  flushSync(() => listeners.forEach((changed) => changed()));
};
addEventListener('beforeprint', change(true));
addEventListener('afterprint', change(false));

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Returns whether the page is being printed. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
