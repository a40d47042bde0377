import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import { themeNamed } from './theme.ts';

/** Red by default, blue for 12017 and for `product=yipanhuo` before the product is known. decisions.md 15 */
export function PortalTheme({ children }: { readonly children: ReactNode }) {
  const { product } = useSession();
  return (
    <ThemeProvider theme={themeNamed(product?.theme ?? 'red')}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
