import type { Client } from '../exchange/client.ts';
import type { Auth, Headers } from '../exchange/headers.ts';
import type { Sessions, UnreachedState } from '../exchange/sessions.ts';
import { forgedHeaders } from './forged.ts';
import { simulatorSessions } from './simulator.ts';

interface SessionOptions {
  readonly simulator?: boolean;
  readonly seed?: number;
  readonly auth?: Auth;
}

/** Returns the sessions of a run: of our simulator, or of the given accounts. */
export const sessionsOf = (options: SessionOptions, client: Client): Sessions =>
  options.simulator ? simulatorSessions(client, options.seed ?? 0) : givenSessions(options.auth ?? {});

/** Returns sessions of the given accounts. */
function givenSessions({ parent, child, other }: Auth): Sessions {
  const none: Headers | UnreachedState = parent
    ? {}
    : { why: 'needs a login to leave out: give --header, --cookie or --login' };
  return {
    isolated: false,
    open: async ({ login, scenario }) => {
      if (scenario !== undefined)
        return {
          why: `needs the state of scenario ${scenario}: --simulator sets it, or check.yaml says how ('scenarios:')`,
        };
      if (login === 'none') return none;
      if (login === 'parent') return parent ?? {};
      if (login === 'forged') return parent ? forgedHeaders(parent) : none;
      if (login === 'other')
        return (
          other ?? {
            why: 'needs an account of another company: give --other-header, --other-cookie or --other-login',
          }
        );
      if (login !== 'child') return { why: `needs ${login}: only check.yaml can name it` };
      return child ?? { why: 'needs a child account: give --child-header, --child-cookie or --child-login' };
    },
  };
}
