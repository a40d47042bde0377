/** One session of a simulator, in the words of a test. */
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

/** A session at the beginning of a scenario. */
export interface Started extends Session {
  /** The page of the portal where the scenario is seen. */
  readonly url: string;
}

export interface Sim {
  readonly origin: string;
  /** The session's name: header `X-Sim-Session`, or cookie `sim_session`. */
  readonly session: string;
  /** Starts the session afresh in a scenario, or in several: `a,b`. */
  use(scenario: string, options?: { readonly seed?: number; readonly clock?: string }): Promise<Started>;
  /** Moves the session's clock forward: `3d`, `36h`, `1d12h`. What happens on the way has happened. */
  advance(duration: string): Promise<Clock>;
  /** An operation fails: by a documented code, an HTTP status, a delay, a lost connection, … */
  fail(operation: string, answer: FaultAnswer, times?: number): Promise<Fault>;
  /** The same for some requests only: by what they say, or by their number. */
  when(operation: string, requests: FaultWhen): Rule;
  /** From now on nothing fails any more. */
  heal(): Promise<void>;
  /** The requests of an operation so far, or of all, in the order in which they came. */
  requests(operation?: string): Promise<LogEntry[]>;
  was(operation: string): Called;
  /** What puts a request of any client into this session. */
  readonly headers: Readonly<Record<string, string>>;
  /** Any request to the provider in this session; a body that is a text is JSON unless its headers say otherwise. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Any other operation of the control API: `sim.control(readWorld, {})`. */
  readonly control: Ask;
  /** Forgets the session. */
  end(): Promise<void>;
}

export interface SimOptions {
  /** Without it a new session. */
  readonly session?: string;
  /** What the simulator demands where it is served beyond its own machine (SIM_TOKEN). */
  readonly token?: string;
}

/** A session of the simulator at an origin, such as `http://127.0.0.1:4010`. */
export function simAt(address: string, { session = `t-${randomUUID()}`, token }: SimOptions = {}): Sim {
  const origin = address.replace(/\/+$/, '');
  const headers: Record<string, string> = {
    // Any words may name a session; headers carry letters.
    'X-Sim-Session': encodeURIComponent(session),
    ...(token !== undefined && { 'X-Sim-Token': token }),
  };
  const ask = controlOf(origin, headers);
  const requests = async (operation?: string): Promise<LogEntry[]> =>
    (await ask(listLog, operation === undefined ? {} : { operation })).toReversed();
  const count = async (operation: string): Promise<number> => {
    const { operations } = await ask(countLog, {});
    const isMeant = ({ on }: { readonly on: string }) => on === operation || on.endsWith(`.${operation}`);
    return operations.filter(isMeant).reduce((sum, { asked }) => sum + asked, 0);
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
