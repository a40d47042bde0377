/** What a portal URL may say of the session it opens (server/switchOptions.ts reads it). */
export const LINK_PARAMETERS = ['scenario', 'world', 'seed', 'clock', 'now', 'running', 'faults'] as const;

export type LinkParameter = (typeof LINK_PARAMETERS)[number];

export const isLink = (query: URLSearchParams): boolean => LINK_PARAMETERS.some((name) => query.has(name));

/** Takes from a query what would begin a session. */
export function withoutLink(query: URLSearchParams): void {
  for (const name of LINK_PARAMETERS) query.delete(name);
}
