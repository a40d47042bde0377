import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { startRouter } from './router.tsx';

/**
 * The first page is drawn in one go: nothing stands there yet that could be disturbed. Later navigations are
 * transitions, which leave the page that one is leaving usable.
 */
export function PortalRouter({ router }: { readonly router: ReturnType<typeof startRouter> }) {
  const [drawn, setDrawn] = useState(false);
  useEffect(
    () =>
      router.subscribe(({ initialized }) => {
        if (initialized) requestAnimationFrame(() => setDrawn(true));
      }),
    [router],
  );
  return <RouterProvider router={router} useTransitions={drawn} />;
}
