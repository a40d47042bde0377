/** Interface for conventions. The core never imports them; the caller passes them in. */
import type { Operation } from '../contract/types.ts';
import type { Gap, Given } from '../gaps/gaps.ts';
import type { Check } from '../judging/check.ts';
import type { Sent } from '../judging/sent.ts';
import type { RunContext } from './context.ts';
import type { Observations } from './observations.ts';

export interface Conventions {
  readonly checks: readonly Check[];
  /** Contradictions between responses are reported under this check. */
  readonly consistency: Check;
  /** Tracks responses that the checker did not ask for itself. */
  trackTraffic(options: TrafficOptions): TrafficTracker;
  /** Sends requests in an order in which responses can contradict each other. */
  probe(context: RunContext, observations: Observations): Promise<void>;
  /** Names what contract and options keep the conventions from looking at. */
  gapsOf(given: Given): readonly Gap[];
}

export interface TrafficOptions {
  /** Operations whose lists belong to one account. */
  readonly private?: readonly string[];
  /** Every operation of the contracts. */
  readonly operations?: readonly Operation[];
}

export interface TrafficTracker {
  /**
   * @param account any text that tells accounts apart
   * @param inOrder whether the exchange began after the last write had ended
   */
  saw(sent: Sent, account: string, inOrder: boolean): readonly Contradiction[];
}

/** A response that contradicts responses before it. */
export interface Contradiction {
  readonly rule: string;
  readonly place: string;
  readonly message: string;
  readonly before: readonly Sent[];
}
