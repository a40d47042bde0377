/** Requested once per page load: never stale, and kept while unused; a change invalidates it. */
export const oncePerLoad = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;
