import { kept } from '../../storage/storage.ts';

const NAME = 'FILTERS-FOLDED';

/** Tells whether this browser last folded the filters; one setting for all lists. */
export const areFolded = (): boolean => kept.getItem(NAME) !== null;

export function keepFolded(folded: boolean): void {
  if (folded) kept.setItem(NAME, 'folded');
  else kept.removeItem(NAME);
}
