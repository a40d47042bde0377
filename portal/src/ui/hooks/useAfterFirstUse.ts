import { useSyncExternalStore } from 'react';

/** Time in ms after which a page without input counts as in use. */
const WAIT = 4000;
/** Events that count as use. `click` too, since screen readers and voice control may send only that. */
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll', 'touchstart'] as const;

/** A store of whether the page is in use: after the first input of the load, or four seconds after the first subscription. */
export function firstUse() {
  let used = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('online', use);
    for (const event of EVENTS) removeEventListener(event, use, { capture: true });
  };
  const start = () => {
    timer = setTimeout(use, WAIT);
    addEventListener('online', use);
    for (const event of EVENTS) addEventListener(event, use, { passive: true, capture: true });
  };
  function use() {
    // Without a connection nothing can load: the next input tries again.
    if (!navigator.onLine) return;
    used = true;
    stop();
    for (const listener of listeners) listener();
  }
  return {
    isUsed: () => used,
    subscribe: (listener: () => void) => {
      if (!used && listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

const { isUsed, subscribe } = firstUse();

/** False until the page is in use, then true on every page: for parts that must not delay the figures of a page. */
export const useAfterFirstUse = (): boolean => useSyncExternalStore(subscribe, isUsed);
