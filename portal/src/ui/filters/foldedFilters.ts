const NAME = 'FILTERS-FOLDED';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether the filters of all lists were last folded in this browser. */
export const areFolded = (store: Store = localStorage): boolean => store.getItem(NAME) !== null;

export function keepFolded(folded: boolean, store: Store = localStorage): void {
  if (folded) store.setItem(NAME, 'folded');
  else store.removeItem(NAME);
}
