import { useMedia } from './useMedia.ts';
import { usePrinting } from './usePrinting.ts';

/** Below the theme's `sm`: tables become three-line entries (docs/design/look.md rule 8). */
const NARROW = '(max-width: 599.95px)';

/** Also true on a small laptop (1024 to 1199 px), where a column of cards beside the table leaves too little room. */
const NARROW_BESIDE = `${NARROW}, (min-width: 1024px) and (max-width: 1199.95px)`;

/**
 * False on paper, which is wide enough for tables.
 * @param beside the table is in a card with a column of others beside it
 */
export function useNarrow(beside = false): boolean {
  const isNarrow = useMedia(beside ? NARROW_BESIDE : NARROW);
  return !usePrinting() && isNarrow;
}
