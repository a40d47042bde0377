import { useSyncExternalStore } from 'react';

/** Time in ms after which a page without input counts as in use. */
const WAIT = 4000;
/** Time in ms after the first input, often a click that opens a page: what the user asked for loads first. */
const AFTER_INPUT = 1500;
/** Events that count as use. `click` too, since screen readers and voice control may send only that. */
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll', 'touchstart'] as const;

/**
 * A store of whether the page is in use: a second and a half after the first input of the load, or four seconds after
 * the first subscription.
 */
export function firstUse() {
  let used = false;
  let wait: number = WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const listen = () => {
    for (const event of EVENTS) addEventListener(event, useSoon, { passive: true, capture: true });
  };
  const unlisten = () => {
    for (const event of EVENTS) removeEventListener(event, useSoon, { capture: true });
  };
  const start = () => {
    timer = setTimeout(use, wait);
    addEventListener('online', use);
    listen();
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('online', use);
    unlisten();
  };
  function useSoon() {
    unlisten();
    clearTimeout(timer);
    // If the input opens another page, that one also waits only AFTER_INPUT.
    wait = AFTER_INPUT;
    timer = setTimeout(use, wait);
  }
  function use() {
    // Without a connection nothing can load: the next input tries again.
    if (!navigator.onLine) return listen();
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
