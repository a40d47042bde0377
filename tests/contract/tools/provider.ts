/** Calls the shared simulator with the generated clients, in a session of its own. */
import { randomUUID } from 'node:crypto';
import type { Middleware } from 'openapi-fetch';
import { inject } from 'vitest';
import * as clients from '#generated/clients.ts';
import { startSession } from '#generated/control/client.ts';
import type { CallOptions, Client } from '#generated/runtime/client.ts';
import type { ServiceFacts } from '#generated/runtime/facts.ts';
import type { ServiceName } from '#generated/services.ts';
import { signedHeaders } from '#tools/signed.ts';

/** A `signature` member in the contract's format. The signature in the headers is computed. */
export const signature = '9c41f0d2a7b35e868d1c4e90b2f7a6135d08c3e9f46b72a1580ed93c7b24f6a1';

/** A response as sent with its complete envelope, and the client's result. */
export interface Answer {
  readonly status: number;
  readonly url: string;
  readonly body: Record<string, unknown>;
  readonly outcome: { readonly ok: boolean; readonly code: string; readonly data?: unknown };
}

/** Options of a typed call: `gateway.affirm(input, session)`. */
export interface Provider extends CallOptions {
  readonly client: Client;
  /** Calls any operation by name, with exactly this input, valid or not. */
  call(
    service: ServiceName,
    operation: string,
    input?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /** Sends any request in the same session. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/**
 * Starts a session in a scenario.
 * @param scenario several are separated by commas
 * @param productCode added to typed calls that name no product
 * @param origin of another simulator than the shared one
 */
export async function provider(
  scenario = 'baseline',
  productCode = '12003',
  origin = inject('origin'),
): Promise<Provider> {
  const session = `t-${randomUUID()}`;
  const exact: Client = {
    baseUrl: ({ base }) => origin + base,
    middleware: (service) => [headers(service, { 'X-Sim-Session': session })],
    eid: () => 'A7QXK2',
  };
  await startSession({ scenarios: scenario.split(',') }, { client: exact });
  // The control API has no products.
  const complete: Client['complete'] = ({ service }, input) =>
    service.envelope ? { productCode, ...input } : input;
  return {
    client: { ...exact, complete },
    call: (service, operation, input = {}, extra = {}) => {
      const middleware = (facts: ServiceFacts) => [headers(facts, { 'X-Sim-Session': session, ...extra })];
      return answerOf({ ...exact, middleware }, service, operation, input);
    },
    fetch: (path, init = {}) => {
      const given = new Headers(init.headers);
      given.set('X-Sim-Session', session);
      if (!given.has('Content-Type')) given.set('Content-Type', 'application/json');
      return fetch(origin + path, { redirect: 'manual', ...init, headers: given });
    },
  };
}

/** Returns a middleware that adds headers to every request, and nonce and signature if the contract requires them. */
const headers = ({ signed }: ServiceFacts, given: Readonly<Record<string, string>>): Middleware => ({
  async onRequest({ request, schemaPath }) {
    const isSigned = Object.values(signed).includes(schemaPath);
    const added = {
      ...given,
      ...(isSigned && signedHeaders(await request.clone().text())),
    };
    for (const [name, value] of Object.entries(added)) request.headers.set(name, value);
    return request;
  },
});

interface AnyOperation {
  result(input: object, options: CallOptions): Promise<Answer['outcome']>;
}

async function answerOf(
  client: Client,
  service: ServiceName,
  operation: string,
  input: object,
): Promise<Answer> {
  // Calls operations by name with any input, including input that the client's types reject.
  const named = (clients[service] as unknown as Partial<Record<string, AnyOperation>>)[operation];
  if (named === undefined) throw new Error(`no operation ${service}.${operation}`);
  let received: Response | undefined;
  const remember: Middleware = { onResponse: ({ response }) => void (received = response.clone()) };
  const middleware = (facts: ServiceFacts) => [...(client.middleware?.(facts) ?? []), remember];
  const outcome = await named.result(input, { client: { ...client, middleware } });
  if (received === undefined) throw new Error(`${service}.${operation} got no response: ${outcome.code}`);
  const body: Record<string, unknown> = await received.json();
  return { status: received.status, url: new URL(received.url).pathname, body, outcome };
}

/** Returns the data of a success, inside the innermost envelope; a failure fails the test with the whole response. */
export function dataOf({ outcome, url, body }: Answer): unknown {
  if (!outcome.ok) throw new Error(`${url} answered ${JSON.stringify(body)}`);
  return outcome.data;
}
