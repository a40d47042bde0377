import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what has the focus in a row in view when the row moves to another place in its list. The browser scrolls to what
 * gets the focus, not to what moves with it.
 * @returns ref of the row
 */
export function useInView<Row extends HTMLElement>(place: number): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const { activeElement: active } = document;
    if (active !== null && row.current?.contains(active)) active.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return row;
}
