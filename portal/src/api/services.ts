/** The services that the portal talks to (architecture.md, "Five services"). */
export type ServiceName = 'legacy' | 'standard' | 'gateway' | 'activity' | 'provisional';

/** How long each may take, in ms. decisions.md 2 */
export const timeLimits = {
  legacy: 10_000,
  standard: 10_000,
  gateway: 20_000,
  activity: 5_000,
  provisional: 10_000,
} as const satisfies Record<ServiceName, number>;
