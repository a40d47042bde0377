/** Turns the content of a foreign file into a scenario file, with operations from the contracts and masked secrets. */
import { validateHeaderValue } from 'node:http';
import { stringify } from 'yaml';
import { parsed } from '#simulator/json/parsed.ts';
import { holdsCredentials, isPerSession } from '#simulator/scenarios/replayHeaders.ts';
import {
  exchangeOf,
  headText,
  exchangeText,
  type BodyFile,
  type RecordedExchange,
} from '#simulator/scenarios/replayText.ts';
import { masked, maskedBytes, valuesNamed } from '#simulator/server/secrets/masked.ts';
import { secretsInText } from '#simulator/server/secrets/secretsInText.ts';
import { readInput } from '#simulator/server/steps/readInput.ts';
import { withoutTime } from '#simulator/server/steps/upstreamTimes.ts';
import type { Operation } from '#simulator/services/catalogue.ts';
import { asWritten } from '#simulator/services/payloadDigits.ts';
import { secretNamesOf } from '#simulator/services/secretNames.ts';
import { isSkipped, type Answer, type FoundExchange, type Item, type SkippedItem } from './found.ts';
import { operationOf } from './operationOf.ts';

export interface Imported {
  readonly text: string;
  readonly files: readonly BodyFile[];
  readonly exchanges: number;
  readonly operations: number;
  readonly skipped: readonly SkippedItem[];
  /** Parts of imported items that are not imported. */
  readonly remarks: readonly SkippedItem[];
}

interface Head {
  readonly name: string;
  readonly title: string;
  readonly extends: readonly string[];
}

/** Returns a scenario file with the items as replays. Items that no replay can have are skipped, with their reasons. */
export function scenarioFrom(items: readonly Item[], { name, ...head }: Head): Imported {
  const skipped: SkippedItem[] = [];
  const remarks: SkippedItem[] = [];
  const files: BodyFile[] = [];
  const texts: string[] = [];
  const operations = new Set<string>();
  for (const item of items) {
    const recorded = isSkipped(item) ? item : recordedIn(item);
    if ('reason' in recorded) {
      skipped.push(recorded);
      continue;
    }
    const { exchange, beside } = exchangeOf(recorded, `${name}/${texts.length + 1}`);
    texts.push(exchangeText(exchange, stringify));
    files.push(...beside);
    operations.add(recorded.on);
    remarks.push(...recorded.remarks.map((reason) => ({ name: item.name, reason })));
  }
  return {
    text: `${headText(head, stringify)}replay:\n${texts.join('')}`,
    files,
    exchanges: texts.length,
    operations: operations.size,
    skipped,
    remarks,
  };
}

function recordedIn(
  found: FoundExchange,
): (RecordedExchange & { readonly remarks: readonly string[] }) | SkippedItem {
  const { name, method, isForAny = false, remarks = [] } = found;
  const located = operationOf(method, found.url);
  if ('reason' in located) return { name, reason: located.reason };
  const { operation, url } = located;
  const { status } = found.answer;
  if (status !== undefined && !(status >= 200 && status <= 599))
    return { name, reason: `has the status ${status}` };
  const request = isForAny ? { value: undefined } : requestOf(operation, url, found.body ?? '');
  if ('reason' in request) return { name, reason: request.reason };
  const { value, answer, headers } = withoutSecrets(operation, url, request.value, found.answer);
  return {
    on: operation.address,
    ...(value !== undefined && { request: value }),
    ...(status !== undefined && { status }),
    headers: headers.kept,
    body: status === 204 || status === 304 ? Buffer.alloc(0) : answer,
    delayMs: found.answer.delayMs ?? 0,
    ...(found.answer.wire && { wire: found.answer.wire }),
    remarks: [...remarks, ...headers.dropped.map((header) => `its header ${header} is not imported`)],
  };
}

/** Returns the payload as the simulator compares it; long numbers keep all their digits. */
function requestOf(
  operation: Operation,
  url: string,
  body: string,
): { readonly value: unknown } | { readonly reason: string } {
  if (operation.upload) return { value: undefined };
  const method = operation.method.toUpperCase();
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]));
  const incoming = { method, url, query, headers: {}, requestId: '', body };
  const { value, malformed } = readInput(operation, incoming);
  if (malformed !== undefined) return { reason: `has a request that cannot be read: ${malformed}` };
  return { value: asWritten(operation, incoming, value) };
}

function withoutSecrets(operation: Operation, url: string, request: unknown, { body, headers }: Answer) {
  const names = secretNamesOf(operation);
  const text = body.toString();
  const values = [
    ...valuesNamed(names, [request, headers]),
    ...[url, text, ...Object.values(headers)].flatMap((each) => secretsInText(each, names)),
  ];
  const [kept, dropped] = keptHeaders(masked(headers, values));
  return {
    value: masked(request, values),
    // Bytes that are no UTF-8 text are masked as bytes.
    answer: Buffer.from(text).equals(body)
      ? Buffer.from(maskedText(text, values))
      : Buffer.from(maskedBytes(body.toString('base64'), values), 'base64'),
    headers: { kept, dropped },
  };
}

/** Masks secrets in a text. If a masked number would make JSON invalid, it masks the parsed value instead. */
function maskedText(text: string, values: readonly string[]): string {
  const shown = masked(text, values);
  const value = parsed(text);
  return value !== undefined && parsed(shown) === undefined ? JSON.stringify(masked(value, values)) : shown;
}

/** Returns the headers that a recording may hold, and the names of those that cannot be sent. */
function keptHeaders(headers: Answer['headers']): [Record<string, string>, string[]] {
  const kept: Record<string, string> = {};
  const dropped: string[] = [];
  for (const [name, given] of Object.entries(headers)) {
    if (isPerSession(name) || holdsCredentials(name)) continue;
    // A replay has the Date of its session, so a recorded time would be wrong: Retry-After becomes seconds, Expires is left out.
    const value = withoutTime(name, given, headers['date']);
    if (value === undefined) continue;
    try {
      // A line for each value of a repeated header.
      for (const each of value.split('\n')) validateHeaderValue(name, each);
      kept[name] = value;
    } catch {
      dropped.push(name);
    }
  }
  return [kept, dropped];
}
