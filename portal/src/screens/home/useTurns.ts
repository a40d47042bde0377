import { useEffect, useState } from 'react';
import { afterOf, takeTurns } from './rules/turns.ts';

/**
 * Index of the shown one of several items, which take turns while neither the pointer nor the focus is on them (WCAG 2.2.2).
 * @param interval ms for which one item shows
 */
export function useTurns(count: number, interval: number) {
  const [index, setIndex] = useState(0);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const paused = isPointed || isFocused;
  useEffect(() => (paused ? undefined : takeTurns(count, interval, setIndex)), [count, interval, paused]);
  return {
    index: index % Math.max(count, 1),
    toNext: () => setIndex(afterOf(count)),
    hold: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
