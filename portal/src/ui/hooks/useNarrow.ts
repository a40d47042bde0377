import { useSyncExternalStore } from 'react';

/** Under the theme's `sm`: tables become three-line entries (look.md rule 8). */
const NARROW = '(max-width: 599.95px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
