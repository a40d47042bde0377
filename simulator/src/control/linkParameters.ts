/** Names a stored scene: a link with it says nothing else of the session (server/sceneSwitch.ts reads it). */
export const SCENE = 'scene';

/** What a portal URL may say of the session it opens, one by one (server/switchOptions.ts reads it). */
export const SAID = ['scenario', 'world', 'seed', 'clock', 'now', 'running', 'faults'] as const;

export type LinkParameter = (typeof SAID)[number];

export const LINK_PARAMETERS = [...SAID, SCENE] as const;

export const isLink = (query: URLSearchParams): boolean => LINK_PARAMETERS.some((name) => query.has(name));

/** Takes from a query what would begin a session. */
export function withoutLink(query: URLSearchParams): void {
  for (const name of LINK_PARAMETERS) query.delete(name);
}
