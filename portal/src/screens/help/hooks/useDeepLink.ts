import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the heading of `#id` and focuses it; a page without one starts at its top. */
export function useDeepLink(): void {
  const { pathname, hash, key } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (id === '') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior: 'instant' });
    target?.focus({ preventScroll: true });
    // Another click on the same link has a new key.
  }, [pathname, hash, key]);
}
