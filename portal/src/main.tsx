import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadConfig } from './api/config.ts';
import { performPoliciesWith } from './api/performer.ts';
import { queryClient } from './api/queryClient.ts';
import { performPolicy } from './app/perform/performPolicy.ts';
import { startRouter } from './app/router.tsx';
import { currentArrival } from './session/arrival.ts';

performPoliciesWith(performPolicy);
// Before the router touches the URL: what it carries is kept for the session.
currentArrival();
await loadConfig(`${import.meta.env.BASE_URL}config.json`);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={startRouter()} />
  </QueryClientProvider>,
);
