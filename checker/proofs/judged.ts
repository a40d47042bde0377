/** Runs the checker for the proofs: every rule on, all findings, the simulator in any state. */
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

/**
 * Knowledge that the checker gets about the target: that it is the simulator (`everything`), a team's check.yaml for it, or only
 * credentials (`plain`).
 */
export type Knowledge = 'everything' | 'check.yaml' | 'plain';

/** Configuration that a team would write for a backend like the simulator: sessions, scenarios, accounts. */
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

/** Returns a configuration with only the headers of a parent, a child and a visitor. Time passes in their sessions, as in a real backend. */
async function credentials(target: string): Promise<Configuration> {
  const name = `plain-${process.pid}-${(begun += 1)}`;
  const account = async (who: string, scenario: string) => {
    const headers = { 'x-sim-session': `${name}-${who}` };
    const control = async (method: string, path: string, body: unknown): Promise<void> => {
      await fetch(`${target}/_sim/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
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

async function optionsFor(how: Knowledge, target: string): Promise<Partial<CheckOptions>> {
  if (how === 'everything') return {};
  if (how === 'check.yaml') return { simulator: false, configuration };
  return { simulator: false, configuration: await credentials(target) };
}

/** Checks some operations of a target with that knowledge. */
export const checkWithKnowledge = async (
  how: Knowledge,
  target: string,
  addresses: readonly string[],
  options: Partial<CheckOptions> = {},
): Promise<Report> => checkOperations(target, addresses, { ...options, ...(await optionsFor(how, target)) });

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
