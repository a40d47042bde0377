import { kept } from '../../storage/storage.ts';

const NAME = 'FILTERS-FOLDED';

/** Whether the filters of all lists were last folded in this browser. */
export const areFolded = (): boolean => kept.getItem(NAME) !== null;

export function keepFolded(folded: boolean): void {
  if (folded) kept.setItem(NAME, 'folded');
  else kept.removeItem(NAME);
}
