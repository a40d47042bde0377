import type { ApiError } from '#generated/runtime/failure.ts';
import type { CallOptions } from './options.ts';

/** The result of handling a failure: `retry` repeats the call (after a passed verification). */
export type Outcome = 'done' | 'retry';
/** Carries out the policy of a call's failure; `attempt` counts the failures. */
export type Performer = (error: ApiError, options: CallOptions, attempt: number) => Promise<Outcome>;

let performer: Performer = () => Promise.resolve('done');

/** The clients do not touch the screen: `app/` carries out the policy of each failure. */
export function performPoliciesWith(next: Performer): void {
  performer = next;
}

export const perform: Performer = (...failure) => performer(...failure);
