/** `check --har FILE`: judges recorded traffic. */
import type { Flags } from '../cli/args.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { messageOf } from '../core/base/messageOf.ts';
import type { Wire } from '../core/exchange/encode.ts';
import type { Entry, Header } from '../core/traffic/entries.ts';
import { entriesOf } from '../core/traffic/entries.ts';
import type { ObservedResponse } from '../core/traffic/traffic.ts';
import { watchTraffic } from './watchTraffic.ts';

/** @returns the exit code */
export const harCommand = (file: string, flags: Flags): Promise<number> =>
  watchTraffic(file, flags, async (onExchange) => {
    let number = 0;
    for await (const entry of entriesOf(file)) {
      number += 1;
      const { wire, response } = readEntry(entry, `${file}: entry ${number}`);
      onExchange(wire, response);
    }
  });

/** @throws CannotRun if a member has another type than in a HAR file */
function readEntry(entry: Entry, name: string): { wire: Wire; response: ObservedResponse } {
  try {
    return { wire: wireOf(entry), response: responseIn(entry) };
  } catch (error) {
    throw new CannotRun(`${name} is not as a HAR has it: ${messageOf(error)}`);
  }
}

/**
 * Returns whether the page cancelled the request. An aborted connection is the backend's fault (net::ERR_CONNECTION_ABORTED,
 * ECONNABORTED).
 */
const wasCancelled = (response: Entry['response']): boolean =>
  /abort|cancel/i.test(errorOf(response)) && !/conn/i.test(errorOf(response));

/** Returns whether the recording lacks the body of a complete response (size -1: unknown). */
function isBodiless(response: Entry['response']): boolean {
  const { status, content: { text, size = 0 } = {} } = response;
  return status > 0 && errorOf(response) === '' && text === undefined && size !== 0;
}

const errorOf = ({ _error, _failureText }: Entry['response']): string => _error ?? _failureText ?? '';

/** Origin of a request whose recording contains only the path. */
const UNKNOWN = 'http://recorded';

function wireOf({ request: { method, url, headers = [], postData } }: Entry): Wire {
  const { pathname, search, origin } = URL.canParse(url) ? new URL(url) : new URL(url, UNKNOWN);
  const params = postData?.params?.map(({ name, value = '' }): [string, string] => [name, value]);
  const body = postData?.text ?? (params && new URLSearchParams(params).toString());
  return {
    method: method.toUpperCase(),
    path: pathname + search,
    headers: record(headers),
    ...(body !== undefined && { body }),
    ...(origin !== UNKNOWN && { origin }),
  };
}

function responseIn({ response, time }: Entry): ObservedResponse {
  const { status, headers = [], content = {} } = response;
  const gap = wasCancelled(response) ? 'left' : isBodiless(response) ? 'bodiless' : undefined;
  const { mimeType, text = '', encoding } = content;
  return {
    status,
    type: record(headers)['content-type'] ?? mimeType ?? '',
    headers: record(headers),
    text: encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text,
    ms: time ?? 0,
    ...(status <= 0 && { lost: { kind: 'dropped', message: 'no answer was recorded' } as const }),
    ...(gap && { gap }),
  };
}

const record = (headers: readonly Header[]): Record<string, string> =>
  Object.fromEntries(headers.map(({ name, value = '' }) => [name.toLowerCase(), value]));
