const SIBLING: Readonly<Record<string, (entry: Element) => Element | null | undefined>> = {
  ArrowUp: (entry) => entry.previousElementSibling,
  ArrowDown: (entry) => entry.nextElementSibling,
  Home: (entry) => entry.parentElement?.firstElementChild,
  End: (entry) => entry.parentElement?.lastElementChild,
};

/**
 * Returns the entry of a column that a key leads to, which is the same one at the end of the column. Undefined for a key
 * that does not move.
 */
export function siblingByKey(key: string, entry: HTMLElement): HTMLElement | undefined {
  const sibling = SIBLING[key];
  return sibling && ((sibling(entry) ?? entry) as HTMLElement);
}
