import { kept } from '../../storage/storage.ts';
import { sizeOf, type PageSize } from './pagination.ts';

const PREFIX = 'PAGE-SIZE:';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The user's page size of a list: the last choice in this browser. */
export const preferredPageSize = (list: string, store: Store = kept): PageSize =>
  sizeOf(store.getItem(PREFIX + list));

/** Stores the choice for the next visit. */
export function storePageSize(list: string, size: PageSize, store: Store = kept): void {
  if (size !== preferredPageSize(list, store)) store.setItem(PREFIX + list, String(size));
}
