import { useEffect, useState } from 'react';

/** Time in ms after which a page without input counts as in use. */
const WAIT = 4000;
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** True after the first input of this load: later pages render at once. */
let isUsed = false;

/** False until the user has used the page, or has looked at it for four seconds: for parts that must not delay its figures. */
export function useAfterFirstUse(): boolean {
  const [used, setUsed] = useState(isUsed);
  useEffect(() => {
    if (used) return undefined;
    const use = () => {
      // Without a connection nothing can load: the next input tries again.
      if (!navigator.onLine) return;
      isUsed = true;
      setUsed(true);
    };
    const timer = setTimeout(use, WAIT);
    addEventListener('online', use);
    for (const event of EVENTS) addEventListener(event, use, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('online', use);
      for (const event of EVENTS) removeEventListener(event, use, { capture: true });
    };
  }, [used]);
  return used;
}
