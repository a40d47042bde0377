import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { setDefaultClient } from '#generated/runtime/client.ts';
import { themeNamed } from '#portal/app/theme/theme.ts';
import { App } from './App.tsx';
import { BASE_PATH } from './basePath.ts';
import { look } from './look.ts';

setDefaultClient({ baseUrl: ({ base }) => location.origin + BASE_PATH + base });

// Data is polled in short intervals (useLive.ts): a failed query waits for the next one.
const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 500 } } });

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <ThemeProvider theme={themeNamed('blue')}>
    <CssBaseline />
    <GlobalStyles styles={look} />
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  </ThemeProvider>,
);

// Reports a lost session, as in the simulated portal; the file is served unchanged.
const watch = document.createElement('script');
watch.type = 'module';
watch.src = `${BASE_PATH}/_sim/console/watchSession.js`;
document.head.append(watch);
