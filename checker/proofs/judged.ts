/** How the proofs ask the checker: every rule on, the simulator put in any state, nothing held back. */
import { check } from '../src/composition/check.ts';
import type { CheckOptions, Report } from '../src/composition/check.ts';
import type { Configuration } from '../src/core/config/configuration.ts';

export const SEED = 20_261_112;

const thorough = {
  simulator: true,
  exact: true,
  strict: true,
  writes: true,
} as const satisfies Partial<CheckOptions>;

/** How much the checker is told of the target. */
export type Told = 'everything' | 'check.yaml' | 'plain';

/** What a team would write about a backend like the simulator: its sessions, its scenarios, its accounts. */
const configuration: Configuration = {
  file: 'check.yaml',
  overlays: [],
  writes: true,
  sandbox: 'X-Sim-Session',
  scenarios: [{ http: 'POST /_sim/api/session', json: { scenarios: ['$scenario'] } }],
  clock: [{ http: 'PUT /_sim/api/clock', json: { advance: '$duration' } }],
  accounts: {
    parent: { headers: {} },
    child: { login: { http: 'POST /_sim/api/session', json: { scenarios: ['child-account'] } } },
    nobody: { login: { http: 'POST /_sim/api/session', json: { scenarios: ['logged-out'] } } },
  },
  reset: [],
  states: [],
  private: [],
  journeys: [],
  secrets: [],
};

let begun = 0;

/** A logged-in parent, a child, somebody who is logged out, and nothing else: with them time passes, as it does elsewhere. */
async function credentials(target: string): Promise<Configuration> {
  const name = `plain-${process.pid}-${(begun += 1)}`;
  const account = async (who: string, scenario: string) => {
    const headers = { 'x-sim-session': `${name}-${who}` };
    const control = async (method: string, path: string, told: unknown): Promise<void> => {
      await fetch(`${target}/_sim/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(told),
      });
    };
    await control('POST', 'session', { scenarios: [scenario] });
    await control('PUT', 'clock', { running: true });
    return { headers };
  };
  const { sandbox: _sandbox, scenarios: _scenarios, clock: _clock, ...bare } = configuration;
  return {
    ...bare,
    accounts: {
      parent: await account('parent', 'baseline'),
      child: await account('child', 'child-account'),
      nobody: await account('nobody', 'logged-out'),
    },
  };
}

async function told(how: Told, target: string): Promise<Partial<CheckOptions>> {
  if (how === 'everything') return {};
  if (how === 'check.yaml') return { simulator: false, configuration };
  return { simulator: false, configuration: await credentials(target) };
}

/** Checks some operations of a target as one who is told less. */
export const checkTold = async (
  how: Told,
  target: string,
  addresses: readonly string[],
  options: Partial<CheckOptions> = {},
): Promise<Report> => checkOperations(target, addresses, { ...options, ...(await told(how, target)) });

/** Checks some operations of a target. @param addresses like `standard.queryCouponInfo` */
export const checkOperations = (
  target: string,
  addresses: readonly string[],
  options: Partial<CheckOptions> = {},
): Promise<Report> =>
  check({
    ...thorough,
    seed: SEED,
    target,
    services: [...new Set(addresses.map((address) => address.split('.')[0] ?? ''))],
    operations: addresses,
    ...options,
  });
