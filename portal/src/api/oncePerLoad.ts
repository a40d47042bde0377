/** Query options for data requested once per page load: it is never stale and stays cached while unused. */
export const oncePerLoad = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;
