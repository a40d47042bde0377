/** Interface for conventions. The core never imports them; the caller passes them in. */
import type { Operation } from '../contract/types.ts';
import type { Gap, GapsContext } from '../gaps/gaps.ts';
import type { Check } from '../judging/check.ts';
import type { Sent } from '../judging/sent.ts';
import type { RunContext } from './context.ts';
import type { Observations } from './observations.ts';

/** Checks beyond the guarantees of the contracts. */
export interface Conventions {
  readonly checks: readonly Check[];
  /** Check for contradictions between responses. */
  readonly consistency: Check;
  /** Tracks responses to requests of other clients. */
  trackTraffic(options: TrafficOptions): TrafficTracker;
  /** Sends requests in an order that reveals contradictions between responses. */
  probe(context: RunContext, observations: Observations): Promise<void>;
  /** Returns the gaps that the contract and the options cause. */
  gapsOf(given: GapsContext): readonly Gap[];
}

/** Settings for the tracker of traffic. */
export interface TrafficOptions {
  /** Operations whose lists belong to one account. */
  readonly private?: readonly string[];
  /** Every operation of the contracts. */
  readonly operations?: readonly Operation[];
}

/** Compares the responses of observed traffic. */
export interface TrafficTracker {
  /**
   * Records one exchange, and reports what it contradicts.
   *
   * @param account any text that distinguishes accounts
   * @param inOrder true if the exchange began after the last write had ended, or if the traffic has no times
   */
  saw(sent: Sent, account: string, inOrder: boolean): readonly Contradiction[];
  /** Forgets all values: a write that cannot be read may have changed any of them. */
  forget(): void;
}

/** A response that contradicts earlier ones. */
export interface Contradiction {
  /** The kind of contradiction: `kept`, `gone`, … */
  readonly rule: string;
  /** The member, parameter or operation that is wrong. */
  readonly place: string;
  readonly message: string;
  /** The exchanges that it contradicts. */
  readonly before: readonly Sent[];
}
