import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { useToday } from '../session/useNow.ts';
import { useSession } from '../session/useSession.ts';
import { Today } from '../ui/control/today.ts';
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

/** Red by default, blue for 12017 and for `product=yipanhuo` before the product is known. decisions.md 15 */
function PortalTheme({ children }: { readonly children: ReactNode }) {
  const { product } = useSession();
  return (
    <ThemeProvider theme={themeNamed(product?.theme ?? 'red')}>
      <CssBaseline />
      <Today value={useToday()}>{children}</Today>
    </ThemeProvider>
  );
}
