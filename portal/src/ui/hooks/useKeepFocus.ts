import { useEffect } from 'react';

/** Keeps the focus in the page (keepFocus.ts); loaded with the first key, because only keyboard users need it. */
export function useKeepFocus(): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    const begin = () =>
      void import('./keepFocus.ts').then(({ keepFocus }) => (end = keepFocus())).catch(() => undefined);
    document.addEventListener('keydown', begin, { once: true });
    return () => {
      document.removeEventListener('keydown', begin);
      end?.();
    };
  }, []);
}
