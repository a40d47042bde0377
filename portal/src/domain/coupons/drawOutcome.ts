/** One draw, or the failure of its call. */
export type Draw = { readonly receiveResult?: boolean | undefined } | undefined;

/** Any coupon received is a success; none, or only errors, means that they are gone. 2 §4 */
export const drawOutcome = (draws: readonly Draw[]): 'received' | 'run-out' =>
  draws.some((draw) => draw?.receiveResult === true) ? 'received' : 'run-out';
