import { useState } from 'react';
import { keptInTab } from '../../storage/storage.ts';

/** A flag of an activity (liked or opened), kept in the tab. @returns the flag, and a function that toggles it. 1 §9, docs/decisions/0228 */
export function useStoredFlag(
  activityNo: string,
  suffix: 'THUMB' | 'ACTIVE',
): readonly [boolean, () => void] {
  const key = `${activityNo}-${suffix}`;
  const [on, setOn] = useState(() => keptInTab.getItem(key) !== null);
  const toggle = () => {
    if (on) keptInTab.removeItem(key);
    else keptInTab.setItem(key, '1');
    setOn(!on);
  };
  return [on, toggle];
}
