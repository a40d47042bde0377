/** How the target is put in the state that a case needs. */
import type { Client } from '../exchange/client.ts';
import type { Login } from '../exchange/ask.ts';
import type { CheckOptions, Headers } from '../options.ts';
import { simulatorSessions } from './simulator.ts';

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
  /** Whether each call of `open` gives a session that no other request shares. */
  readonly isolated: boolean;
}

export const isUnreached = (opened: Headers | Unreached): opened is Unreached =>
  'why' in opened && typeof opened.why === 'string';

export const sessionsOf = (options: CheckOptions, client: Client): Sessions =>
  options.simulator ? simulatorSessions(client, options.seed ?? 0) : givenSessions(options.auth ?? {});

/** The accounts that the caller gave. */
function givenSessions({ parent, child }: NonNullable<CheckOptions['auth']>): Sessions {
  const none: Headers | Unreached = parent
    ? {}
    : { why: 'needs a login to leave out: give --header, --cookie or --login' };
  return {
    isolated: false,
    open: async ({ login, scenario }) => {
      if (scenario !== undefined)
        return { why: `needs the state of scenario ${scenario}, which only --simulator can set` };
      if (login === 'none') return none;
      if (login === 'parent') return parent ?? {};
      return child ?? { why: 'needs a child account: give --child-header, --child-cookie or --child-login' };
    },
  };
}
