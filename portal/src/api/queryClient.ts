import { QueryClient } from '@tanstack/react-query';

/** Time in ms in which a response counts as fresh: returning to a page within it sends no request. */
const FRESH_FOR = 30_000;

/**
 * The only cache of the server's responses. The key of an operation begins with `[service, operationId, input]`. No
 * retries: a policy may have shown the failure, and every card has its own retry button.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_FOR, retry: false, refetchOnWindowFocus: false },
  },
});
