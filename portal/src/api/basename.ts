/**
 * The base path of every URL: `/front` (1 §2), below the prefix of a reverse proxy. One build works under any
 * prefix: it is read from the page's URL, `/mall/front` from `/mall/front/company/index`. No segment of it may be
 * empty: a link to `//front` would go to another host.
 */
export const BASENAME =
  /^(?:\/[\w.~-]+)*?\/front(?=\/|$)/.exec(globalThis.location?.pathname ?? '')?.[0] ?? '/front';
