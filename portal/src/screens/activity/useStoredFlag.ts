import { useState } from 'react';
import { keptInTab } from '../../storage/storage.ts';

/** A flag of an activity (liked, opened) that survives a reload for the life of the tab. 1 §9; docs/decisions/0228 */
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
