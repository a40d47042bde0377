/** Tools to make a kind of request: a session, its calls and a seeded random source. */
import type { Operation } from '#simulator/services/catalogue.ts';
import { catalogue, operationNamed } from '#simulator/services/catalogue.ts';
import { examplesOf } from '../coverage/examples.ts';
import type { Call, Got, Http } from '../http.ts';
import { callOf, session, type Session } from '../session.ts';

/** Random numbers from a seed. */
export class Drawn {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed % 2_147_483_646) + 1;
  }

  below(limit: number): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state % limit;
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}

export interface Rig extends Session {
  readonly drawn: Drawn;
  /** Address of a real backend. */
  readonly backend: string;
  start(scenarios: string, more?: object): Promise<void>;
  /** Calls an operation by its address, with its example if no input is given. */
  ask(address: string, input?: unknown): Promise<Got>;
  /** Calls operations one after the other until an answer differs from that of a new session. */
  askWhatDiffers(operations: readonly Operation[]): Promise<void>;
  /** Sends any call in the session. */
  send(call: Call): Promise<Got>;
}

/** A kind of request to export as a test. */
export interface Kind {
  readonly name: string;
  /** Makes the requests. @returns the number of the log row to export; undefined for the last row */
  readonly act: (rig: Rig) => Promise<unknown>;
}

export const named = (address: string): Operation => {
  const operation = operationNamed(address);
  if (!operation) throw new Error(`there is no operation ${address}`);
  return operation;
};

export const exampleOf = (operation: Operation): unknown => examplesOf(operation)[0];

export const reads = catalogue.filter(({ effect, upload }) => effect === 'read' && !upload);
export const writes = catalogue.filter(({ effect, upload }) => effect === 'write' && !upload);
export const uploads = catalogue.filter(({ upload }) => upload);

export function rig(http: Http, { id, backend, drawn }: Pick<Rig, 'id' | 'backend' | 'drawn'>): Rig {
  const own = session(http, id);
  const plain = session(http, `${id}-plain`);
  return {
    ...own,
    drawn,
    backend,
    start: async (scenarios, more = {}) =>
      void (await own.control('POST', '/session', { scenarios: scenarios.split(','), ...more })),
    askWhatDiffers: async (operations) => {
      const from = drawn.below(operations.length);
      for (const operation of [...operations.slice(from), ...operations.slice(0, from)]) {
        const input = exampleOf(operation);
        const there = await plain.call(operation, input);
        const here = await own.call(operation, input);
        if (here.text !== there.text) return;
      }
    },
    ask: (address, input) => own.call(named(address), input ?? exampleOf(named(address))),
    send: (call) => http.send({ ...call, headers: { 'x-sim-session': id, ...call.headers } }),
  };
}

const BOUNDARY = 'export-boundary';

/** Returns an upload with any bytes; undefined means no file. */
export function formCall(
  { url }: Operation,
  texts: Readonly<Record<string, unknown>>,
  file: { readonly name: string; readonly content: Buffer } | undefined,
): Call {
  const head = (name: string, more = ''): string =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const parts = Object.entries(texts).map(([name, value]) =>
    Buffer.from(`${head(name)}${String(value)}\r\n`),
  );
  const last = file && [
    Buffer.from(head('file', `; filename="${file.name}"`)),
    file.content,
    Buffer.from('\r\n'),
  ];
  return {
    method: 'POST',
    path: url,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, ...(last ?? []), Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

/** Returns the call of an operation with other parts, such as headers, method or patience. */
export const callWith = (operation: Operation, change: Partial<Call>, input = exampleOf(operation)): Call => {
  const call = callOf(operation, input);
  return { ...call, ...change, headers: { ...call.headers, ...change.headers } };
};
