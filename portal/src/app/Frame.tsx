import type { ReactNode } from 'react';
import { serverNow } from '../api/serverClock.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { ProviderNow } from '../ui/control/providerNow.ts';
import { PageFrame } from './shell/PageFrame.tsx';
import { ThemedPage } from './theme/ThemedPage.tsx';

/** What every route stands in: the session, its theme, the frame. */
export function Frame() {
  return (
    <SessionProvider>
      <PortalTheme>
        <PageFrame />
      </PortalTheme>
    </SessionProvider>
  );
}

/** Red by default, blue for 12017 and for `product=yipanhuo` before the product is known. decisions.md 15 */
function PortalTheme({ children }: { readonly children: ReactNode }) {
  const { product } = useSession();
  return (
    <ThemedPage name={product?.theme ?? 'red'}>
      <ProviderNow value={serverNow}>{children}</ProviderNow>
    </ThemedPage>
  );
}
