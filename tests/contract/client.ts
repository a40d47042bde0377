/** A raw client of the shared simulator. It has one session and checks no contract, so that tests can send invalid requests. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { components } from '#generated/control/types.ts';

type Schemas = components['schemas'];

interface ClientResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined if invalid. */
  readonly json: unknown;
}

export interface Client {
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ClientResponse>;
  /** Calls the control API and fails the test unless it answers 200. */
  control<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Returns the world, typed as far as a test needs. */
  world<World = Schemas['World']>(): Promise<World>;
  log(): Promise<Schemas['LogEntry'][]>;
}

interface ClientOptions {
  /** An existing session to share. */
  readonly session?: string;
  /** Origin of a test's own simulator. */
  readonly origin?: string;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

export function client(options: ClientOptions = {}): Client {
  const origin = options.origin ?? inject('origin');
  const headers = { 'X-Sim-Session': options.session ?? `t-${randomUUID()}`, ...options.headers };
  const send: Client['send'] = async (method, path, body, more) => {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...more, ...(text !== undefined && { 'Content-Type': 'application/json' }) },
      ...(text !== undefined && { body: text }),
    });
    const answered = await response.text();
    return { status: response.status, headers: response.headers, text: answered, json: parse(answered) };
  };
  const control = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const { status, text, json } = await send(method, `/_sim/api${path}`, body);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return json as Answer;
  };
  return { send, control, world: () => control('GET', '/world'), log: () => control('GET', '/log') };
}

/** Returns a client whose session is in a scenario. @param scenario several are separated by commas */
export async function clientIn(scenario: string, origin?: string): Promise<Client> {
  const newClient = client(origin === undefined ? {} : { origin });
  await newClient.control('POST', '/session', { scenarios: scenario.split(',') });
  return newClient;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
