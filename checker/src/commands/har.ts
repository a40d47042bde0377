/** `check --har FILE`: judges recorded traffic. */
import type { Flags } from '../cli/args.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { messageOf } from '../core/base/messageOf.ts';
import type { Wire } from '../core/exchange/encode.ts';
import type { Entry } from '../core/traffic/entries.ts';
import { bodyIn, entriesOf } from '../core/traffic/entries.ts';
import { headersByName } from '../core/traffic/headersByName.ts';
import { Recording } from '../core/traffic/recording.ts';
import type { Incomplete, ObservedResponse } from '../core/traffic/traffic.ts';
import { watchTraffic } from './watchTraffic.ts';

/** Judges the exchanges of a HAR file. @returns the exit code */
export const harCommand = (file: string, flags: Flags): Promise<number> =>
  watchTraffic(
    file,
    flags,
    async (onExchange) => {
      let number = 0;
      for await (const entry of entriesOf(file)) {
        number += 1;
        const { wire, response } = readEntry(entry, `${file}: entry ${number}`);
        onExchange(wire, response);
      }
    },
    new Recording(),
  );

/** @throws CannotRun if a member has another type than in a HAR file */
function readEntry(entry: Entry, name: string): { wire: Wire; response: ObservedResponse } {
  try {
    return { wire: wireOf(entry), response: responseIn(entry) };
  } catch (error) {
    throw new CannotRun(`${name} is no valid HAR entry: ${messageOf(error)}`);
  }
}

/**
 * Returns whether the page cancelled the request. An aborted connection is the backend's fault (net::ERR_CONNECTION_ABORTED,
 * ECONNABORTED).
 */
const wasCancelled = (response: Entry['response']): boolean =>
  /abort|cancel/i.test(errorOf(response)) && !/conn/i.test(errorOf(response));

/** Returns whether the recording lacks the body of a complete response (size -1: unknown). */
function lacksResponseBody(response: Entry['response']): boolean {
  const { status, content: { text, size = 0 } = {} } = response;
  return status > 0 && errorOf(response) === '' && text === undefined && size !== 0;
}

/** Returns whether the recording lacks the body of the request. */
const lacksRequestBody = ({ bodySize = 0, postData: { text, params } = {} }: Entry['request']): boolean =>
  bodySize > 0 && (text ?? '') === '' && (params ?? []).length === 0;

/** Returns why the exchange is incomplete in the recording. */
function gapOf({ request, response }: Entry): Incomplete | undefined {
  if (wasCancelled(response)) return 'left';
  if (lacksRequestBody(request)) return 'unsent';
  return lacksResponseBody(response) ? 'bodiless' : undefined;
}

const errorOf = ({ _error, _failureText }: Entry['response']): string => _error ?? _failureText ?? '';

/** Origin of a request whose recording contains only the path. */
const UNKNOWN_ORIGIN = 'http://recorded';

/** Returns the recorded request. */
function wireOf({ request: { method, url, headers = [], postData } }: Entry): Wire {
  const { pathname, search, origin } = URL.canParse(url) ? new URL(url) : new URL(url, UNKNOWN_ORIGIN);
  const params = postData?.params?.map(({ name, value = '' }): [string, string] => [name, value]);
  const body = postData?.text ?? (params && new URLSearchParams(params).toString());
  return {
    method: method.toUpperCase(),
    path: pathname + search,
    headers: headersByName(headers),
    ...(body !== undefined && { body }),
    ...(origin !== UNKNOWN_ORIGIN && { origin }),
  };
}

function responseIn(entry: Entry): ObservedResponse {
  const { response, startedDateTime, time = 0 } = entry;
  const { status, headers = [], content = {} } = response;
  const gap = gapOf(entry);
  const byName = headersByName(headers);
  const started = Date.parse(startedDateTime ?? '');
  return {
    status,
    type: byName['content-type'] ?? content.mimeType ?? '',
    headers: byName,
    text: bodyIn(content),
    ms: time,
    ...(!Number.isNaN(started) && { ended: started + time }),
    ...(status <= 0 && { lost: { kind: 'dropped', message: 'no answer was recorded' } as const }),
    ...(gap && { gap }),
  };
}
