type Keys = ReadonlySet<string>;

export type PageSelection = 'none' | 'some' | 'all';

/** State of the header's check box for the rows of this page. */
export function pageSelection(selected: Keys, pageKeys: readonly string[]): PageSelection {
  const chosen = pageKeys.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === pageKeys.length ? 'all' : 'some';
}

/** Selects or clears these rows; rows of other pages stay unchanged. */
export function withChosen(selected: Keys, keys: readonly string[], chosen: boolean): Keys {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Reads the selection from the URL. */
export const readSelection = (text: string | null): Keys => new Set(text ? text.split(',') : []);
export const writeSelection = (selected: Keys): string => [...selected].join(',');
