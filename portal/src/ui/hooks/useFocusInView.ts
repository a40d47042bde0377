import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls when a row moves to another place in its list, so that the focused element inside it stays visible. The browser
 * itself scrolls only when an element gets the focus.
 * @returns ref of the row
 */
export function useFocusInView<Row extends HTMLElement>(place: number): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const { activeElement: active } = document;
    if (active !== null && row.current?.contains(active)) active.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return row;
}
