import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Keeps an eye on moves; what moves the focus comes with the first of them. */
export function useFocusOnMove(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Without a connection the focus stays where it is: the page says what is the matter.
    void import('./focusOnMove.ts').then(({ focusOnMove }) => focusOnMove()).catch(() => undefined);
  }, [pathname]);
}
