import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh: coming back to a page within it asks nothing again. */
const FRESH_FOR = 30_000; // ms

/**
 * The one place where the server's answers are kept. Keys are `[service, operationId, input]`.
 * No retries: a policy may already have spoken, and every card has its own retry button.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_FOR, retry: false, refetchOnWindowFocus: false },
  },
});
