/** Creates sessions of our simulator. Each has its own world, started in a scenario (control API, `/_sim/api/session`). */
import { CannotRun } from '../base/cannotRun.ts';
import type { Client } from '../exchange/client.ts';
import type { Headers } from '../exchange/headers.ts';
import type { Sessions, State } from '../exchange/sessions.ts';
import { worldNames } from './worldNames.ts';

/** The scenario of each account. */
const SCENARIO_OF_LOGIN: Readonly<Record<string, string>> = {
  parent: 'baseline',
  child: 'child-account',
  none: 'logged-out',
};
const LIMIT_MS = 10_000;

/** Returns the sessions of the simulator. @param seed part of the session names */
export function simulatorSessions(client: Client, seed: number): Sessions {
  const named = worldNames(seed);
  return {
    isolated: true,
    open: async (state) => {
      const headers = { 'x-sim-session': named() };
      const scenario = scenarioOf(state);
      if (scenario === undefined) return { why: `the simulator has no account ${state.login}` };
      // The first request creates a session in the default scenario.
      return scenario === 'baseline' ? headers : begin(client, scenario, headers);
    },
  };
}

const scenarioOf = ({ login, scenario }: State): string | undefined => scenario ?? SCENARIO_OF_LOGIN[login];

async function begin(client: Client, scenario: string, headers: Headers) {
  const wire = {
    method: 'POST',
    path: '/_sim/api/session',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ scenarios: scenario.split(',') }),
  };
  const { status, text, lost } = await client.send(wire, LIMIT_MS);
  if (status === 200) return headers;
  if (status === 404 && text.includes('nearest')) return { why: `the simulator has no scenario ${scenario}` };
  throw new CannotRun(
    `--simulator: the target does not start sessions (${lost?.message ?? `HTTP ${status}`} for POST /_sim/api/session)`,
  );
}
