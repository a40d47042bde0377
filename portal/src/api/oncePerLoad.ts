/** Asked for once per page load: never stale, and kept however long nobody shows it; what changes it invalidates it. */
export const oncePerLoad = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;
