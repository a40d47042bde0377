import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { headingId } from '../rules/headingId.ts';

/** Scrolls to the heading named by the hash and focuses it; without a hash, to the top of the page. */
export function useDeepLink(): void {
  const { pathname, hash, key } = useLocation();
  useEffect(() => {
    const id = headingId(hash);
    if (id === '') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior: 'instant' });
    target?.focus({ preventScroll: true });
    // `key`: another click on the same link changes nothing else.
  }, [pathname, hash, key]);
}
