/** Writes a HAR 1.2 during a run. The file is valid JSON at any time; a killed run loses the last exchanges, which wait (WAITING). */
import { closeSync, openSync, writeSync } from 'node:fs';
import { CannotRun } from '../base/cannotRun.ts';
import { messageOf } from '../base/messageOf.ts';
import type { Operation } from '../contract/types.ts';
import type { Client } from '../exchange/client.ts';
import type { Wire } from '../exchange/encode.ts';
import type { ReceivedResponse } from '../exchange/response.ts';
import { maskSecrets } from '../report/masked.ts';
import { exchangeSecrets } from '../report/secrets.ts';

interface RecordedExchange {
  readonly wire: Wire;
  readonly got: ReceivedResponse;
  readonly began: Date;
  readonly operation?: Operation | undefined;
}

const CREATOR = { name: 'contract-check', version: '1' };
const HEAD = `{"log":{"version":"1.2","creator":${JSON.stringify(CREATOR)},"entries":[`;
const FOOT = ']}}\n';
/** Number of exchanges that wait before they are written: a login's secrets are known only after its response. */
const WAITING = 64;

/**
 * Returns a client that records every exchange.
 *
 * @param origin of the target, with its base path
 * @param secrets credentials given or issued so far; no entry may show them
 * @param names further names of credentials
 */
export function recordingClient(
  client: Client,
  file: string,
  origin: string,
  secrets: () => readonly string[],
  names: readonly string[],
): Client {
  const handle = opened(file);
  let waiting: RecordedExchange[] = [];
  let [at, isFirst] = [HEAD.length, true];
  writeSync(handle, HEAD + FOOT, 0);

  function write(count: number): void {
    const known = secrets();
    const entries = waiting
      .slice(0, count)
      .map((made) => JSON.stringify(entryOf(made, origin, known, names)));
    waiting = waiting.slice(count);
    if (entries.length === 0) return;
    const bytes = Buffer.from(`${isFirst ? '' : ','}\n${entries.join(',\n')}`);
    writeSync(handle, Buffer.concat([bytes, Buffer.from(FOOT)]), 0, bytes.length + FOOT.length, at);
    at += bytes.length;
    isFirst = false;
  }

  return {
    async send(wire, limitMs, operation) {
      const began = new Date();
      const got = await client.send(wire, limitMs, operation);
      waiting.push({ wire, got, began, operation });
      if (waiting.length >= 2 * WAITING) write(WAITING);
      return got;
    },
    close() {
      write(waiting.length);
      closeSync(handle);
      client.close();
    },
  };
}

function opened(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw new CannotRun(`cannot write --save-har ${file}: ${messageOf(error)}`);
  }
}

interface Pair {
  readonly name: string;
  readonly value: string;
}

const pairs = (record: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(record).flatMap(([name, value]) => value.split('\n').map((each) => ({ name, value: each })));

function entryOf(
  { wire, got, began, operation }: RecordedExchange,
  origin: string,
  known: readonly string[],
  names: readonly string[],
): object {
  const { method, headers, body } = wire;
  const url = `${(wire.origin ?? origin).replace(/\/$/, '')}${wire.path}`;
  const { status, type, text, lost, ms } = got;
  const naming = operation ?? { secrets: names, headers: {} };
  const entry = {
    startedDateTime: began.toISOString(),
    time: Math.round(ms),
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(headers),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(body !== undefined && { postData: { mimeType: headers['content-type'] ?? '', text: body } }),
      headersSize: -1,
      bodySize: Buffer.byteLength(body ?? ''),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(got.headers ?? {}),
      content: { size: Buffer.byteLength(text), mimeType: type, text },
      redirectURL: got.location ?? '',
      headersSize: -1,
      bodySize: Buffer.byteLength(text),
      ...(lost && { _error: lost.message }),
    },
    cache: {},
    timings: { send: 0, wait: Math.round(ms), receive: 0 },
    ...(operation && { comment: operation.address }),
  };
  return maskSecrets(entry, [...known, ...exchangeSecrets(naming, wire, got)]);
}
