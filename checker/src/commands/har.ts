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

/** @throws CannotRun where a member is of another kind than a HAR's */
function readEntry(entry: Entry, name: string): { wire: Wire; response: ObservedResponse } {
  try {
    return { wire: wireOf(entry), response: responseIn(entry) };
  } catch (error) {
    throw new CannotRun(`${name} is not as a HAR has it: ${messageOf(error)}`);
  }
}

/** The page hung up; a connection that was aborted is the backend's (net::ERR_CONNECTION_ABORTED, ECONNABORTED). */
const wasLeft = (response: Entry['response']): boolean =>
  /abort|cancel/i.test(errorOf(response)) && !/conn/i.test(errorOf(response));

/** A whole answer came with a body (-1: size unknown), which is kept elsewhere or no longer. */
function isBodiless(response: Entry['response']): boolean {
  const { status, content: { text, size = 0 } = {} } = response;
  return status > 0 && errorOf(response) === '' && text === undefined && size !== 0;
}

const errorOf = ({ _error, _failureText }: Entry['response']): string => _error ?? _failureText ?? '';

/** The origin of a request whose recording names the path alone. */
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
  const gap = wasLeft(response) ? 'left' : isBodiless(response) ? 'bodiless' : undefined;
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
