import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { PortalConfig } from '../api/config.ts';
import { queryClient } from '../api/queryClient.ts';
import { startRouter } from './router.tsx';
import { loadScript } from './startup/loadScript.ts';
import { reportStartup } from './startup/reportStartup.ts';
import { startAar2 } from './startup/startAar2.ts';

declare global {
  var portalAar2: { init(): void } | undefined;
}

/** The frame is here: from the prepared page to the first navigation. */
export async function start(root: Element, prepared: Promise<PortalConfig>): Promise<void> {
  const { aar2 } = await prepared;
  if (aar2 !== undefined) {
    const init = () => globalThis.portalAar2?.init();
    void startAar2({ load: () => loadScript(aar2), init }, reportStartup);
  }
  const router = startRouter();
  await firstPage(router);
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** Until then the grey frame of index.html stands; drawn all at once, the first page is there soonest. */
const firstPage = (router: ReturnType<typeof startRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
