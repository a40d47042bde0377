import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useEffect, type ReactNode } from 'react';

/** What goes to the printer alone (build/print.css): light, as paper is, on a dark screen too. */
export function PaperBox({ children }: { readonly children: ReactNode }) {
  const screen = useTheme();
  // For browsers without `:has`.
  useEffect(() => {
    document.body.dataset['holdsPaper'] = '';
    return () => {
      delete document.body.dataset['holdsPaper'];
    };
  }, []);
  return (
    <ThemeProvider theme={screen.paper ?? screen}>
      <Box data-paper sx={paperStyle}>
        {children}
      </Box>
    </ThemeProvider>
  );
}

const paperStyle = { bgcolor: 'background.paper', color: 'ink', colorScheme: 'light' };
