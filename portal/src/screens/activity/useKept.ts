import { useState } from 'react';

/** A yes or no of an activity (liked, opened) that a reload keeps, as long as the tab lives. 1 §9; decisions.md 28 */
export function useKept(activityNo: string, suffix: 'THUMB' | 'ACTIVE'): readonly [boolean, () => void] {
  const key = `${activityNo}-${suffix}`;
  const [on, setOn] = useState(() => sessionStorage.getItem(key) !== null);
  const toggle = () => {
    if (on) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, '1');
    setOn(!on);
  };
  return [on, toggle];
}
