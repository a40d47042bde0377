import { kept } from '../../storage/storage.ts';

const NAME = 'FILTERS-FOLDED';

/** Returns whether the filters were last folded in this browser. The setting is the same for all lists. */
export const areFolded = (): boolean => kept.getItem(NAME) !== null;

export function keepFolded(folded: boolean): void {
  if (folded) kept.setItem(NAME, 'folded');
  else kept.removeItem(NAME);
}
