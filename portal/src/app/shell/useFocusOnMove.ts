import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Watches navigations; the code that moves the focus loads with the first one. */
export function useFocusOnMove(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Without a connection the focus stays: the page shows the problem.
    void import('./focusOnMove.ts').then(({ focusOnMove }) => focusOnMove()).catch(() => undefined);
  }, [pathname]);
}
