import { useSyncExternalStore } from 'react';
import { storeOf } from '../../storage/store.ts';

/** It listens always: a component may come or go while a page is printed. */
export const printing = storeOf(false);
// The browser counts the sheets right after this event, before it reports that media queries changed.
globalThis.addEventListener?.('beforeprint', () => printing.set(true));
globalThis.addEventListener?.('afterprint', () => printing.set(false));

/** Returns whether the page is being printed. */
export const usePrinting = (): boolean => useSyncExternalStore(printing.subscribe, printing.snapshot);
