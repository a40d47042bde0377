/** A session of a simulator, with the operations of a test. */
import { randomUUID } from 'node:crypto';
import {
  clearFaults,
  countLog,
  deleteSession,
  listLog,
  setClock,
  startSession,
} from '../../../generated/control/client.ts';
import { calledOf, type Called } from './called.ts';
import { controlOf, type Ask } from './control.ts';
import { isoDuration } from './duration.ts';
import { ruleOf, type Rule } from './rule.ts';
import type { Clock, Fault, FaultAnswer, FaultWhen, LogEntry, Session } from './wire.ts';

/** A session at the start of a scenario. */
export interface Started extends Session {
  /** Portal page of the scenario. */
  readonly url: string;
}

export interface Sim {
  readonly origin: string;
  /** Name of the session: header `X-Sim-Session`, or cookie `sim_session`. */
  readonly session: string;
  /** Restarts the session in a scenario, or in several: `a,b`. */
  use(scenario: string, options?: { readonly seed?: number; readonly clock?: string }): Promise<Started>;
  /** Moves the session's clock forward: `3d`, `36h`, `1d12h`. All events on the way happen. */
  advance(duration: string): Promise<Clock>;
  /** Makes an operation fail: documented code, HTTP status, delay, lost connection, … */
  fail(operation: string, answer: FaultAnswer, times?: number): Promise<Fault>;
  /** Selects requests of an operation, by content or number, to let only these fail. */
  when(operation: string, requests: FaultWhen): Rule;
  /** Removes all faults. */
  heal(): Promise<void>;
  /** Returns the requests of an operation, or all, in order. */
  requests(operation?: string): Promise<LogEntry[]>;
  /** Returns assertions on the requests of an operation: `await sim.was('gateway.userDataV2').called(1)`. */
  was(operation: string): Called;
  /** Headers that put a request of any client into this session. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sends any request to the provider in this session; a text body is JSON unless its headers say otherwise. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Calls any operation of the control API: `sim.control(readWorld, {})`. */
  readonly control: Ask;
  /** Removes the session. */
  end(): Promise<void>;
}

export interface SimOptions {
  /** Name of the session; a new session by default. */
  readonly session?: string;
  /** Token of a simulator that other machines can reach (SIM_TOKEN). */
  readonly token?: string;
}

/** Returns a session of the simulator at an origin, such as `http://127.0.0.1:4010`. */
export function simAt(address: string, { session = `t-${randomUUID()}`, token }: SimOptions = {}): Sim {
  const origin = address.replace(/\/+$/, '');
  const headers: Record<string, string> = {
    // Any text may name a session, but headers need ASCII.
    'X-Sim-Session': encodeURIComponent(session),
    ...(token !== undefined && { 'X-Sim-Token': token }),
  };
  const ask = controlOf(origin, headers);
  const requests = async (operation?: string): Promise<LogEntry[]> =>
    (await ask(listLog, operation === undefined ? {} : { operation })).toReversed();
  const count = async (operation: string): Promise<number> => {
    const { operations } = await ask(countLog, {});
    const matches = ({ on }: { readonly on: string }) => on === operation || on.endsWith(`.${operation}`);
    return operations.filter(matches).reduce((sum, { asked }) => sum + asked, 0);
  };
  return {
    origin,
    session,
    headers,
    async use(scenario, options = {}) {
      const started = await ask(startSession, { scenarios: scenario.split(','), ...options });
      return { ...started, url: `${origin}/front${started.visit}` };
    },
    advance: async (duration) => ask(setClock, { advance: isoDuration(duration) }),
    fail: (operation, answer, times) => ruleOf(ask, operation).fail(answer, times),
    when: (operation, which) => ruleOf(ask, operation, which),
    heal: async () => void (await ask(clearFaults, {})),
    requests,
    was: (operation) =>
      calledOf(operation, { count: () => count(operation), requests: () => requests(operation) }),
    fetch(path, init = {}) {
      const given = new Headers(init.headers);
      for (const [name, value] of Object.entries(headers)) given.set(name, value);
      if (typeof init.body === 'string' && !given.has('Content-Type'))
        given.set('Content-Type', 'application/json');
      return fetch(origin + path, { redirect: 'manual', ...init, headers: given });
    },
    control: ask,
    end: async () => void (await ask(deleteSession, {})),
  };
}
