/** Puts the target into the state that a case needs. */
import type { Login } from './ask.ts';
import type { Headers } from './headers.ts';

/** The account of a session, and the state of the target's data. */
export interface State {
  readonly login: Login;
  /** Scenario of the contract: the simulator starts it, another target only by the steps `scenarios` of check.yaml. */
  readonly scenario?: string;
}

/** A state that cannot be reached, and the reason. */
export interface UnreachedState {
  readonly why: string;
}

export interface Sessions {
  /** Returns headers that select the state, or the reason that it cannot be reached. */
  open(state: State): Promise<Headers | UnreachedState>;
  /** True if each call of `open` returns a separate session. */
  readonly isolated: boolean;
}

export const isUnreached = (opened: Headers | UnreachedState): opened is UnreachedState =>
  'why' in opened && typeof opened.why === 'string';
