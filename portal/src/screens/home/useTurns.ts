import { useEffect, useState } from 'react';
import { afterOf, takeTurns } from './rules/turns.ts';

/**
 * Index of the shown one of several items, which take turns. `hold` stops them when the pointer or the focus arrives, until either
 * leaves (WCAG 2.2.2).
 * @param interval ms for which one item shows
 */
export function useTurns(count: number, interval: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  useEffect(() => (paused ? undefined : takeTurns(count, interval, setIndex)), [count, interval, paused]);
  const pause = () => setPaused(true);
  const goOn = () => setPaused(false);
  return {
    index: index % Math.max(count, 1),
    toNext: () => setIndex(afterOf(count)),
    hold: { onMouseEnter: pause, onMouseLeave: goOn, onFocus: pause, onBlur: goOn },
  };
}
