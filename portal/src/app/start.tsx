import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadConfig } from '../api/config.ts';
import { performPoliciesWith } from '../api/performer.ts';
import { queryClient } from '../api/queryClient.ts';
import { currentArrival } from '../session/arrival.ts';
import { performPolicy } from './perform/performPolicy.ts';
import { startRouter } from './router.tsx';

/** From index.html to the first navigation. */
export async function start(root: Element, base: string): Promise<void> {
  performPoliciesWith(performPolicy);
  // Before the router touches the URL: what it carries is kept for the session.
  currentArrival();
  await loadConfig(`${base}config.json`);
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={startRouter()} />
    </QueryClientProvider>,
  );
}
