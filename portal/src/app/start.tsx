import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { PortalConfig } from '../api/config.ts';
import { queryClient } from '../api/queryClient.ts';
import { safeUrl } from '../api/redirect.ts';
import { DialogHost } from '../ui/dialog/DialogHost.tsx';
import { initialised, PortalRouter } from '../ui/router/reactRouter.tsx';
import { surviveTranslation } from '../ui/text/foreignText.ts';
import { LinkGate } from '../ui/text/linkGate.ts';
import { startRouter } from './router.tsx';
import { loadScript } from './startup/loadScript.ts';
import { reportStartup } from './startup/reportStartup.ts';
import { endStart } from './startup/starting.ts';
import { keepAppearance } from './theme/appearance.ts';
import { ThemedPage } from './theme/ThemedPage.tsx';

/** Dialogs of the first requests, such as a verification, show over the grey frame: the page waits for them. */
function earlyDialogs(): Root {
  const early = createRoot(document.body.appendChild(document.createElement('div')));
  early.render(
    <ThemedPage name="red">
      <DialogHost />
    </ThemedPage>,
  );
  return early;
}

/** Reports that the first page is shown. */
function FirstPageShown() {
  useEffect(endStart, []);
  return null;
}

declare global {
  var portalAar2: { init(): void } | undefined;
}

/** Starts React: from the prepared page to the first navigation. */
export async function start(root: Element, config: Promise<PortalConfig>): Promise<void> {
  const appeared = keepAppearance();
  const { aar2 } = await config;
  if (aar2 !== undefined) {
    const init = () => globalThis.portalAar2?.init();
    void import('./startup/startAar2.ts').then(({ startAar2 }) =>
      startAar2({ load: () => loadScript(aar2, { optional: true }), init }, reportStartup),
    );
  }
  surviveTranslation();
  const router = startRouter();
  const early = earlyDialogs();
  // The grey frame of index.html stays until the first page can render as a whole, which shows it soonest.
  await Promise.all([appeared, initialised(router)]);
  early.unmount();
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <LinkGate value={safeUrl}>
        <PortalRouter router={router} />
        <FirstPageShown />
      </LinkGate>
    </QueryClientProvider>,
  );
}
