import type { ApiError } from '#generated/runtime/failure.ts';
import type { CallOptions } from './options.ts';

/** What became of a failure: `retry` sends the call once more (after a passed verification). */
export type Outcome = 'done' | 'retry';
export type Performer = (error: ApiError, options: CallOptions) => Promise<Outcome>;

let performer: Performer = () => Promise.resolve('done');

/** The clients decide nothing about the screen: `app/` carries out the policy of each failure. */
export function performPoliciesWith(next: Performer): void {
  performer = next;
}

export const perform: Performer = (error, options) => performer(error, options);
