/** Runs the steps of check.yaml on the backend: a call, an operation of the contract, a command, a manual step. */
import { execSync } from 'node:child_process';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { CannotRun } from '../base/cannotRun.ts';
import { isObject } from '../base/object.ts';
import type { KeptValues } from '../base/values.ts';
import { withKeptValues, partAt } from '../base/values.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { withUrlCredentials } from '../exchange/addressed.ts';
import { loginOf } from '../exchange/ask.ts';
import type { Client } from '../exchange/client.ts';
import type { Wire } from '../exchange/encode.ts';
import { encode } from '../exchange/encode.ts';
import type { Headers } from '../exchange/headers.ts';
import type { ReceivedResponse } from '../exchange/response.ts';
import type { UnreachedState } from '../exchange/sessions.ts';
import { isUnreached } from '../exchange/sessions.ts';
import type { Hooks } from '../hooks/hooks.ts';
import type { Contract } from '../reading/read.ts';
import { placed } from '../requests/placed.ts';
import type { Configuration, Step } from './configuration.ts';

export interface Steps {
  /**
   * Runs steps in sequence.
   *
   * @param world headers that every call carries
   * @returns the kept values
   * @throws CannotRun if a step fails: later results would be meaningless
   */
  run(steps: readonly Step[], kept?: KeptValues, world?: Headers): Promise<KeptValues>;
  /** Last accepted request of each operation that a step has sent. */
  readonly taken: ReadonlyMap<Operation, Payload>;
  /** Sends one call. */
  send(step: Step, headers: Headers, kept?: KeptValues): Promise<ReceivedResponse>;
}

interface StepsContext {
  readonly configuration: Configuration;
  readonly contracts: readonly Contract[];
  readonly client: Client;
  readonly hooks: Hooks;
  readonly headersOf: (account: string, world: Headers) => Promise<Headers | UnreachedState>;
}

/** Time limit of a request. */
const LIMIT_MS = 30_000;
/** Time limit of a command, which may restore a database. */
const COMMAND_LIMIT_MS = 300_000;

export function makeSteps({
  configuration: { file },
  contracts,
  client,
  hooks,
  headersOf,
}: StepsContext): Steps {
  const taken = new Map<Operation, Payload>();

  /** Runs one step. Returns the values that earlier steps and this one kept. */
  async function one(step: Step, kept: KeptValues, world: Headers): Promise<KeptValues> {
    if (step.command !== undefined) {
      byCommand(step.command, kept, file);
      return kept;
    }
    if (step.hand !== undefined) {
      await byHand(step.hand, file);
      return kept;
    }
    const account = step.as ?? (step.call === undefined ? undefined : 'parent');
    const headers = account === undefined ? {} : await headersOf(account, world);
    if (isUnreached(headers)) throw new CannotRun(`${file}: ${headers.why}`);
    const got = await send(step, { ...world, ...headers }, kept);
    if (got.lost) throw new CannotRun(`${file}: ${nameOf(step)} was not answered: ${got.lost.message}`);
    if (got.status >= 400)
      throw new CannotRun(`${file}: ${nameOf(step)} was answered with HTTP ${got.status}`);
    const operation = operationNamed(step.call ?? '', contracts);
    if (operation) taken.set(operation, payloadOf(operation, step, kept));
    const entries = Object.entries(step.keep ?? {}).map(([name, pointer]) => {
      const found = partAt(jsonIn(got.text), pointer);
      if (found === undefined) throw new CannotRun(`${file}: ${nameOf(step)} shows no ${pointer}`);
      return [name, found] as const;
    });
    return { ...kept, ...Object.fromEntries(entries) };
  }

  async function send(step: Step, headers: Headers, kept: KeptValues = {}): Promise<ReceivedResponse> {
    const wire = step.call === undefined ? wireOf(step, kept, file, contracts) : callOf(step, kept);
    const own = withKeptValues(step.headers ?? {}, kept, '') as Headers;
    const operation = operationNamed(step.call ?? '', contracts);
    const about = { operation, login: loginOf(step.as ?? (operation ? 'parent' : 'nobody')) };
    const plain = withUrlCredentials({ ...wire, headers: { ...headers, ...wire.headers, ...own } });
    const changed = await hooks.before(plain, about);
    return hooks.after(await client.send(changed, LIMIT_MS, operation), changed, about);
  }

  function callOf(step: Step, kept: KeptValues): Wire {
    const operation = operationNamed(step.call ?? '', contracts);
    if (!operation) throw new CannotRun(`${file}: the contracts have no ${step.call}`);
    return encode(operation, { payload: payloadOf(operation, step, kept), login: 'parent' }, '');
  }

  function payloadOf(operation: Operation, step: Step, kept: KeptValues): Payload {
    const payload = withKeptValues(step.with ?? {}, kept, '');
    return isObject(payload) ? placed(operation, payload) : {};
  }

  return {
    taken,
    send,
    async run(steps, kept = {}, world = {}) {
      let all = kept;
      for (const step of steps) all = await one(step, all, world);
      return all;
    },
  };
}

/** Finds an operation by `createOrder`, by `shop.createOrder` if several contracts have one, or by `POST /orders`. */
export const operationNamed = (name: string, contracts: readonly Contract[]): Operation | undefined =>
  contracts
    .flatMap(({ operations }) => operations)
    .find(
      ({ id, address, method, url, path = url }) =>
        name === id || name === address || name === `${method} ${path}`,
    );

const nameOf = ({ http, call }: Step): string => http ?? call ?? 'the step';

/** Adds the base path of the server to a path as the contract writes it. */
export function withBase(method: string, path: string, operations: readonly Operation[]): string {
  const same = operations.filter((each) => each.method === method);
  return same.some(({ url }) => url === path) ? path : (same.find((each) => each.path === path)?.url ?? path);
}

/** Builds the request `POST /path` with a JSON or form body. */
function wireOf(
  { http = '', json, form }: Step,
  kept: KeptValues,
  file: string,
  contracts: readonly Contract[],
): Wire {
  const [, method, origin, path = origin === undefined ? undefined : '/'] =
    /^([A-Z]+)\s+(https?:\/\/[^/\s]+)?(\/\S*)?$/.exec(http.trim()) ?? [];
  if (method === undefined || path === undefined)
    throw new CannotRun(`${file}: 'http: ${http}' should read like 'http: POST /test/reset'`);
  const operations = contracts.flatMap((contract) => contract.operations);
  const where = (origin === undefined ? withBase(method, path, operations) : path).replaceAll(
    /\$(\w+)/g,
    (_, name: string) => encodeURIComponent(String(withKeptValues(`$${name}`, kept, ''))),
  );
  const address = { method, path: where, ...(origin !== undefined && { origin }) };
  if (form !== undefined)
    return {
      ...address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(withKeptValues(form, kept, '') as Record<string, string>).toString(),
    };
  if (json === undefined) return { ...address, headers: {} };
  return {
    ...address,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(withKeptValues(json, kept, '')),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Runs a command. It finds the kept values in its environment, so that its shell replaces `$name` and no value is run as code. */
function byCommand(command: string, kept: KeptValues, file: string): void {
  const values = Object.entries(kept).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  try {
    execSync(command, {
      cwd: dirname(file),
      timeout: COMMAND_LIMIT_MS,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...Object.fromEntries(values) },
    });
  } catch (error) {
    const stderr = isObject(error) ? String(error['stderr'] ?? '').trim() : '';
    throw new CannotRun(`${file}: '${command}' failed: ${stderr.split('\n', 1)[0] ?? ''}`);
  }
}

async function byHand(what: string, file: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new CannotRun(
      `${file}: '${what}' is to be done by hand, and the input is no terminal: run it in one, or leave the state out`,
    );
  const asked = createInterface({ input: process.stdin, output: process.stderr });
  try {
    await asked.question(`By hand: ${what}. Then press Enter. `);
  } finally {
    asked.close();
  }
}
