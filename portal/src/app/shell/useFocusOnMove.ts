import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusOnMove } from './focusOnMove.ts';

/** Moves the focus after each navigation, in the frame in which the page appears. */
export function useFocusOnMove(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusOnMove();
  }, [pathname]);
}
