import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useSyncExternalStore, type ReactNode } from 'react';
import { appearance } from './appearance.ts';
import { themeNamed } from './theme.ts';
import type { ThemeName } from './tokens.ts';

interface ThemedPageProps {
  readonly name: ThemeName;
  readonly children?: ReactNode;
}

/**
 * A page in its product's theme, light or dark. MUI's own provider includes CSS variables, which no theme here uses
 * (3 kB of a page's script).
 */
export function ThemedPage({ name, children }: ThemedPageProps) {
  const tokens = useSyncExternalStore(appearance.subscribe, appearance.snapshot);
  return (
    <ThemeProvider theme={themeNamed(name, tokens)}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
