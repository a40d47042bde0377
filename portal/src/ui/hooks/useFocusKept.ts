import { useEffect } from 'react';

/** The focus is never nowhere (keepFocus.ts): loaded with the first key, as nobody else misses it. */
export function useFocusKept(): void {
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
