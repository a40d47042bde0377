import { useState } from 'react';

const kept = new Map<string, unknown>();

/** State that survives its panel: selecting another tab unmounts a panel. @param name unique per state */
export function usePersistentState<Value>(
  name: string,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(kept.has(name) ? (kept.get(name) as Value) : initial);
  const keep = (next: Value) => {
    kept.set(name, next);
    setValue(next);
  };
  return [value, keep];
}
