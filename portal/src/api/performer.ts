import type { ApiError } from './ApiError.ts';
import type { CallOptions } from './options.ts';
import type { Policy } from './policies/policy.ts';

/** What became of a policy: `retry` sends the call once more (after a passed verification). */
export type Outcome = 'done' | 'retry';
export type Performer = (policy: Policy, error: ApiError, options: CallOptions) => Promise<Outcome>;

let performer: Performer = () => Promise.resolve('done');

/** The clients decide nothing about the screen: `app/` says how each policy is carried out. */
export function performPoliciesWith(next: Performer): void {
  performer = next;
}

export const perform: Performer = (policy, error, options) => performer(policy, error, options);
