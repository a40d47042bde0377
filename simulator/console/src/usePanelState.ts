import { useState } from 'react';

const kept = new Map<string, unknown>();

/**
 * Like `useState`, but the value stays when the user chooses another tab, which unmounts the panel.
 * @param name unique for each state
 */
export function usePanelState<Value>(name: string, initial: Value): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(kept.has(name) ? (kept.get(name) as Value) : initial);
  const keep = (next: Value) => {
    kept.set(name, next);
    setValue(next);
  };
  return [value, keep];
}
