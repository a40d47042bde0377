import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useEffect, type ReactNode } from 'react';

/** Content that prints alone (build/print.css): light, even in the dark theme. */
export function PaperBox({ children }: { readonly children: ReactNode }) {
  const screen = useTheme();
  // build/print.css hides the rest of the page by this mark in browsers without `:has`.
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
