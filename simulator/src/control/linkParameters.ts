/** Names a stored scene: a link with it has no other session parameter (read in server/switching/sceneSwitch.ts). */
export const SCENE = 'scene';

/** Session parameters of a portal URL (read in server/switching/switchOptions.ts). */
export const SESSION_PARAMETERS = ['scenario', 'world', 'seed', 'clock', 'now', 'running', 'faults'] as const;

export type LinkParameter = (typeof SESSION_PARAMETERS)[number];

export const LINK_PARAMETERS = [...SESSION_PARAMETERS, SCENE] as const;

export const isLink = (query: URLSearchParams): boolean => LINK_PARAMETERS.some((name) => query.has(name));

/** Removes the session parameters from a query. */
export function withoutLink(query: URLSearchParams): void {
  for (const name of LINK_PARAMETERS) query.delete(name);
}
