import { useSyncExternalStore, type ReactNode } from 'react';
import { serverNow } from '../api/serverClock.ts';
import { pageEndStore } from '../session/pageEnd.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { ProviderNow } from '../ui/control/providerNow.ts';
import { FormDraftsContext } from '../ui/form/draft/FormDrafts.ts';
import { BesideTitle } from '../ui/page/besideTitle.ts';
import { PageGateContext } from '../ui/router/PageLink.tsx';
import { useFormDrafts } from './drafts/useFormDrafts.ts';
import { PageHelp } from './help/PageHelp.tsx';
import { PageEndAlert } from './identity/PageEndAlert.tsx';
import { usePageRule } from './refused/pageGate.ts';
import { PageFrame } from './shell/PageFrame.tsx';
import { ThemedPage } from './theme/ThemedPage.tsx';

const pageHelp = <PageHelp />;

/** The parent of every route: session, theme, frame. */
export function Frame() {
  return (
    <SessionProvider>
      <PortalTheme>
        <Page />
      </PortalTheme>
    </SessionProvider>
  );
}

/** A page of another login closes with everything open on it; one whose login is lost keeps its input. */
function Page() {
  const end = useSyncExternalStore(pageEndStore.subscribe, pageEndStore.snapshot);
  const drafts = useFormDrafts();
  const gate = usePageRule();
  return (
    <FormDraftsContext value={drafts}>
      {end === 'other-login' ? null : (
        <PageGateContext value={gate}>
          <BesideTitle value={pageHelp}>
            <PageFrame />
          </BesideTitle>
        </PageGateContext>
      )}
      {end === undefined ? null : <PageEndAlert end={end} />}
    </FormDraftsContext>
  );
}

/** Red by default, blue for 12017 and for `product=yipanhuo` (docs/decisions/0215). Pages below it know the provider's time. */
function PortalTheme({ children }: { readonly children: ReactNode }) {
  const { theme } = useSession();
  return (
    <ThemedPage name={theme}>
      <ProviderNow value={serverNow}>{children}</ProviderNow>
    </ThemedPage>
  );
}
