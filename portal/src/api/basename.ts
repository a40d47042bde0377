/**
 * The base path of every URL: `/front` (1 §2), below the path that a reverse proxy serves the portal under. One build
 * serves under each: the page's own address gives it. An empty segment before it would turn a link's path into
 * another host (`//front`).
 */
export const BASENAME =
  /^(?:\/[\w.~-]+)*?\/front(?=\/|$)/.exec(globalThis.location?.pathname ?? '')?.[0] ?? '/front';
