/** Writes the request log as HAR 1.2, which the network panel of a browser can import. Pure. */
import type { Outputs } from '#generated/control/io.ts';
import type { LogEntry } from '../sessions/log.ts';

/** Read from the built-in module, because an import of it would load all of fetch (as in server.ts). */
const { STATUS_CODES } = process.getBuiltinModule('node:http');

type Har = Outputs['exportLog'];
type HarEntry = Har['log']['entries'][number];

const JSON_TYPE = 'application/json';

/**
 * @param entries newest first, as in the log
 * @param origin target of the requests, with the base path
 * @param gone number of earlier requests that the log has dropped
 */
export const harOf = (
  entries: readonly LogEntry[],
  origin: string,
  { version, gone }: { readonly version: string; readonly gone: number },
): Har => ({
  log: {
    version: '1.2',
    creator: { name: '企业金采模拟器', version },
    ...(gone > 0 && { comment: `更早的 ${gone} 个请求已不在日志里` }),
    entries: entries.toReversed().map((entry) => harEntry(entry, origin)),
  },
});

function harEntry(entry: LogEntry, origin: string): HarEntry {
  const { at, ms, service, operationId, code, answeredBy } = entry;
  const address = operationId === undefined ? '' : `${service}.${operationId}`;
  return {
    startedDateTime: at,
    time: ms,
    request: requestOf(entry, origin),
    response: responseOf(entry),
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    comment: [address, code ?? '', answeredBy].filter((part) => part !== '').join(' '),
  };
}

function requestOf({ method, path, raw }: LogEntry, origin: string): HarEntry['request'] {
  const url = new URL(origin + path);
  const { headers = {}, body: text } = raw?.request ?? {};
  return {
    method,
    url: url.href,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(Object.entries(headers)),
    queryString: pairs(url.searchParams),
    ...(text !== undefined && { postData: { mimeType: headers['content-type'] ?? JSON_TYPE, text } }),
    headersSize: -1,
    bodySize: text === undefined ? 0 : Buffer.byteLength(text),
  };
}

function responseOf({ status, response, raw }: LogEntry): HarEntry['response'] {
  const {
    headers = {},
    body: text = response === undefined ? '' : String(response),
    bytes,
  } = raw?.response ?? {};
  // A body is text as decoded by the log; a body that the log could not decode is given as bytes.
  const isBinary = text === '' && bytes !== undefined;
  const size = isBinary ? Buffer.byteLength(bytes, 'base64') : Buffer.byteLength(text);
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(Object.entries(headers)),
    content: {
      size,
      mimeType: headers['content-type'] ?? 'text/plain',
      text: isBinary ? bytes : text,
      ...(isBinary && { encoding: 'base64' }),
    },
    redirectURL: headers['location'] ?? '',
    headersSize: -1,
    bodySize: bytes === undefined ? size : Buffer.byteLength(bytes, 'base64'),
  };
}

/** Returns names and values; the log joins several values of a header by line breaks. */
const pairs = (entries: Iterable<readonly [string, string]>): { name: string; value: string }[] =>
  [...entries].flatMap(([name, values]) => values.split('\n').map((value) => ({ name, value })));
