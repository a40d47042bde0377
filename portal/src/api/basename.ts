/**
 * The base path of every URL: `/front` (1 §2), below the path that a reverse proxy serves the portal under. One build serves under
 * each: the page's own address says it. An empty step before it would make another host of what is led to (`//front`).
 */
export const BASENAME =
  /^(?:\/[\w.~-]+)*?\/front(?=\/|$)/.exec(globalThis.location?.pathname ?? '')?.[0] ?? '/front';
