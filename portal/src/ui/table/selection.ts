type Keys = ReadonlySet<string>;

export type PageSelection = 'none' | 'some' | 'all';

/** What the header's box shows of the rows of this page. */
export function pageSelection(selected: Keys, pageKeys: readonly string[]): PageSelection {
  const chosen = pageKeys.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === pageKeys.length ? 'all' : 'some';
}

/** With these rows chosen, or not; rows of other pages stay as they are. */
export function withChosen(selected: Keys, keys: readonly string[], chosen: boolean): Keys {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** The selection as the URL has it. */
export const readSelection = (text: string | null): Keys => new Set(text ? text.split(',') : []);
export const writeSelection = (selected: Keys): string => [...selected].join(',');
