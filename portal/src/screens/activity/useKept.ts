import { useState } from 'react';
import { isKept, keep } from './sessionKeys.ts';

/** A yes or no of an activity that a reload keeps, in this tab. */
export function useKept(activityNo: string, suffix: 'THUMB' | 'ACTIVE'): readonly [boolean, () => void] {
  const [on, setOn] = useState(() => isKept(activityNo, suffix));
  const toggle = () => {
    keep(activityNo, suffix, !on);
    setOn(!on);
  };
  return [on, toggle];
}
