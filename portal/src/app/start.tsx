import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadConfig } from '../api/config.ts';
import { performPoliciesWith } from '../api/performer.ts';
import { queryClient } from '../api/queryClient.ts';
import { currentArrival } from '../session/arrival.ts';
import { performPolicy } from './perform/performPolicy.ts';
import { startRouter } from './router.tsx';
import { loadScript } from './startup/loadScript.ts';
import { reportStartup } from './startup/reportStartup.ts';
import { startAar2 } from './startup/startAar2.ts';
import { watchErrors } from './startup/watchErrors.ts';

declare global {
  var portalAar2: { init(): void } | undefined;
}

/** From index.html to the first navigation. */
export async function start(root: Element, base: string): Promise<void> {
  watchErrors(reportStartup);
  // Only now, so that a script which is none is noticed. Who needs the fingerprint waits for it (2 §7).
  loadScript(`${base}fingerprint.js`).catch(() => undefined);
  performPoliciesWith(performPolicy);
  // Before the router touches the URL: what it carries is kept for the session.
  currentArrival();
  const { aar2 } = await loadConfig(`${base}config.json`);
  if (aar2 !== undefined) {
    const init = () => globalThis.portalAar2?.init();
    void startAar2({ load: () => loadScript(aar2), init }, reportStartup);
  }
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={startRouter()} />
    </QueryClientProvider>,
  );
}
