/** One draw, or the failure of its call. */
export type Draw = { readonly receiveResult?: boolean | undefined } | undefined;

/** Returns `received` if any draw gave a coupon. If none did, or all failed, the coupons have run out. 2 §4 */
export const drawOutcome = (draws: readonly Draw[]): 'received' | 'run-out' =>
  draws.some((draw) => draw?.receiveResult === true) ? 'received' : 'run-out';
