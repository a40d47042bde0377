/** Provides sessions of a backend in check.yaml: its accounts, and the steps to the states that the contract names. */
import type { Accounts } from '../config/accounts.ts';
import type { Configuration } from '../config/configuration.ts';
import type { Steps } from '../config/steps.ts';
import type { Login } from '../exchange/ask.ts';
import type { Headers } from '../exchange/headers.ts';
import type { Sessions, State, UnreachedState } from '../exchange/sessions.ts';
import { isUnreached } from '../exchange/sessions.ts';
import { forgedHeaders } from './forged.ts';
import { worldNames } from './worldNames.ts';

interface SessionSources {
  readonly configuration: Configuration;
  readonly accounts: Accounts;
  readonly steps: Steps;
  readonly seed: number;
}

/** Returns the sessions of such a backend. */
export function configuredSessions({ configuration, accounts, steps, seed }: SessionSources): Sessions {
  const { sandbox, scenarios } = configuration;
  const named = worldNames(seed);

  async function open({ login, scenario }: State): Promise<Headers | UnreachedState> {
    const world: Headers = sandbox === undefined ? {} : { [sandbox.toLowerCase()]: named() };
    if (scenario !== undefined) {
      if (!scenarios)
        return {
          why: `needs scenario ${scenario}: add to check.yaml 'scenarios:' with the call that begins '$scenario'`,
        };
      await steps.run(scenarios, { scenario }, world);
      return world;
    }
    const headers = await accountOf(login, world);
    return isUnreached(headers) ? headers : { ...world, ...headers };
  }

  async function accountOf(login: Login, world: Headers): Promise<Headers | UnreachedState> {
    if (login === 'none') {
      // A check.yaml may give visitors headers too, such as a tenant.
      const nobody = await accounts.headers('nobody', world);
      if (!isUnreached(nobody)) return nobody;
      // A request without credentials shows something only if an account has some.
      const parent = await accounts.headers('parent', world);
      return isUnreached(parent)
        ? { why: "needs a login to leave out: add to check.yaml 'accounts: { user: { headers: … } }'" }
        : {};
    }
    if (login === 'forged') {
      const parent = await accounts.headers('parent', world);
      return isUnreached(parent) || Object.keys(parent).length === 0
        ? { why: 'needs an account whose credentials can be forged: add accounts.user to check.yaml' }
        : forgedHeaders(parent);
    }
    const name = login.replace(/^account:/, '');
    const found = await accounts.headers(name, world);
    if (!isUnreached(found)) return found;
    // Without accounts in check.yaml, the backend is called without a login.
    return name === 'parent' ? {} : found;
  }

  return { isolated: sandbox !== undefined, open };
}
