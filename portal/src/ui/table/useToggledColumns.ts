import { useState } from 'react';
import { kept } from '../../storage/storage.ts';

const PREFIX = 'COLUMNS:';

type Toggled = ReadonlySet<string>;

const read = (name: string): Toggled =>
  new Set((kept.getItem(PREFIX + name) ?? '').split(',').filter(Boolean));

/** The columns that differ from the default visibility, kept in the browser. @param name of list and account */
export function useToggledColumns(name: string) {
  const [toggled, setToggled] = useState<Toggled>(() => read(name));
  const keep = (next: Toggled) => {
    setToggled(next);
    if (next.size === 0) kept.removeItem(PREFIX + name);
    else kept.setItem(PREFIX + name, [...next].join(','));
  };
  return [toggled, keep] as const;
}
