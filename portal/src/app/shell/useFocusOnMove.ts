import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Watches navigations; the code that moves the focus loads with the first one. */
export function useFocusOnMove(): void {
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const before = useRef({ pathname, search });
  useEffect(() => {
    const left = before.current;
    before.current = { pathname, search };
    if (left.pathname === pathname) return;
    void import('./focusOnMove.ts')
      .then(({ focusOnMove }) => focusOnMove(isReturn ? left : undefined))
      // Without a connection the focus stays: the page shows the problem.
      .catch(() => undefined);
  }, [pathname, search, isReturn]);
}
