import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Another page: the focus goes to its heading, where reading begins, instead of staying on the link that led there or on
 * nothing. Not when the page itself has given it to a field, and not out of a dialog.
 */
export function useFocusOnMove(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const content = document.getElementById('content');
    if (content === null || isTaken(document.activeElement)) return;
    const heading = headingOf(content) ?? content;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

/** What had the focus on the page before may still have it, unseen. */
const isTaken = (active: Element | null): boolean =>
  active !== null && active.closest('#content, [role=dialog]') !== null && active.checkVisibility();

/** Kept pages lie hidden beside the one that is seen. */
const headingOf = (content: HTMLElement): HTMLElement | undefined =>
  [...content.querySelectorAll('h1')].find((heading) => heading.checkVisibility());
