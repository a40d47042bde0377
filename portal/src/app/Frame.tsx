import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { serverNow } from '../api/serverClock.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { ProviderNow } from '../ui/control/providerNow.ts';
import { PageFrame } from './shell/PageFrame.tsx';
import { themeNamed } from './theme/theme.ts';

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

/** Red by default, blue for 12017 and for `product=yipanhuo`. decisions.md 15 */
function PortalTheme({ children }: { readonly children: ReactNode }) {
  const { theme } = useSession();
  return (
    <ThemeProvider theme={themeNamed(theme)}>
      <CssBaseline />
      <ProviderNow value={serverNow}>{children}</ProviderNow>
    </ThemeProvider>
  );
}
