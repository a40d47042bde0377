import { kept } from '../../storage/storage.ts';
import { sizeOf, type PageSize } from './pagination.ts';

const PREFIX = 'PAGE-SIZE:';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** How many rows of a list somebody likes to see at once: what was chosen there last, in this browser. */
export const usualSize = (list: string, store: Store = kept): PageSize =>
  sizeOf(store.getItem(PREFIX + list));

/** Chosen once, kept for the next visit. */
export function keepSize(list: string, size: PageSize, store: Store = kept): void {
  if (size !== usualSize(list, store)) store.setItem(PREFIX + list, String(size));
}
