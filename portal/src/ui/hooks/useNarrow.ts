import { useMedia } from './useMedia.ts';

/** Under the theme's `sm`: tables become three-line entries (look.md rule 8). */
export const useNarrow = (): boolean => useMedia('(max-width: 599.95px)');
