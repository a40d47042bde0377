import { useMedia } from './useMedia.ts';

/** Below the theme's `sm`: tables become three-line entries (docs/design/look.md rule 8). */
const NARROW = '(max-width: 599.95px)';

/** Also on a small laptop, where a column of cards stands beside (the theme's `md`) and there is no room for both. */
const NARROW_BESIDE = `${NARROW}, (min-width: 1024px) and (max-width: 1199.95px)`;

/** @param beside the table is in a card with a column of others beside it */
export const useNarrow = (beside = false): boolean => useMedia(beside ? NARROW_BESIDE : NARROW);
