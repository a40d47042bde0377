/** How the target is put in the state that a case needs. */
import type { Login } from './ask.ts';
import type { Headers } from './headers.ts';

export interface State {
  readonly login: Login;
  /** The simulator's scenario; only it can be put in one. */
  readonly scenario?: string;
}

export interface Unreached {
  readonly why: string;
}

export interface Sessions {
  /** Headers that put a request in the state, or why it cannot be reached. Never sends anything twice for the same. */
  open(state: State): Promise<Headers | Unreached>;
  /** Tells whether each call of `open` gives a session that no other request shares. */
  readonly isolated: boolean;
}

export const isUnreached = (opened: Headers | Unreached): opened is Unreached =>
  'why' in opened && typeof opened.why === 'string';
