import { kept } from '../../storage/storage.ts';

const NAME = 'SEARCH-SLASH';

/** A key without a modifier can be switched off: speech input types letters (WCAG 2.1.4). */
export const isSlashOn = (): boolean => kept.getItem(NAME) === null;

export function switchSlash(on: boolean): void {
  if (on) kept.removeItem(NAME);
  else kept.setItem(NAME, 'off');
}

/** Elements that take the key themselves: fields, and dialogs that lie over the page. */
const TAKES_KEYS =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=dialog],[role=combobox]';

/** Returns whether a key press opens the search. */
export const opensSearch = ({ key, target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey || isComposing) &&
  !(target instanceof Element && target.closest(TAKES_KEYS)) &&
  isSlashOn();
