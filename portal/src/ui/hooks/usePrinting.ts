import { useSyncExternalStore } from 'react';

let printing = false;

function subscribe(changed: () => void) {
  // The browser counts the sheets right after this event, before it reports that media queries changed.
  const change = ({ type }: Event) => {
    printing = type === 'beforeprint';
    changed();
  };
  addEventListener('beforeprint', change);
  addEventListener('afterprint', change);
  return () => {
    removeEventListener('beforeprint', change);
    removeEventListener('afterprint', change);
  };
}

/** Returns whether the page is being printed. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
