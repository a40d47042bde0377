/** Reads a HAR file of a browser, a proxy or the simulator itself. Pure. */
import { ofPlainText } from '#simulator/scenarios/replayHeaders.ts';
import { at, headersFrom, listAt, PAGE_FILE, textAt, type Answer, type Item } from './found.ts';
import { isPageFile } from './pageFile.ts';

export const isHar = (document: unknown): boolean => Array.isArray(at(document, 'log', 'entries'));

/** Errors of browsers for a broken connection, and what the simulator does instead of a response: `{}` closes the connection. */
const BROKEN: readonly (readonly [error: RegExp, answer: Pick<Answer, 'wire'>])[] = [
  [/CONNECTION_RESET|NS_ERROR_NET_RESET/, { wire: { kind: 'reset' } }],
  [/TIMED_OUT|NET_TIMEOUT/, { wire: { kind: 'hang' } }],
  [/EMPTY_RESPONSE|CONNECTION_CLOSED|NET_INTERRUPT/, {}],
];

/** @param withDelays true keeps the recorded durations as delays */
export const fromHar = (document: unknown, { withDelays }: { readonly withDelays: boolean }): Item[] =>
  listAt(document, 'log', 'entries').map((entry) => itemOf(entry, withDelays));

function itemOf(entry: unknown, withDelays: boolean): Item {
  const method = (textAt(entry, 'request', 'method') ?? 'GET').toUpperCase();
  const url = textAt(entry, 'request', 'url') ?? '';
  const name = `${method} ${url.split('?', 1)[0]}`;
  if (!/^https?:/.test(url)) return { name, reason: 'is no request over HTTP' };
  const loaded = {
    url,
    resource: textAt(entry, '_resourceType'),
    type: textAt(entry, 'response', 'content', 'mimeType'),
  };
  if (isPageFile(loaded)) return { name, reason: PAGE_FILE };
  if (method === 'OPTIONS') return { name, reason: 'is a preflight: the simulator answers those itself' };
  const answer = answerOf(entry);
  if (typeof answer === 'string') return { name, reason: answer };
  const time = at(entry, 'time');
  return {
    name,
    method,
    url,
    body: textAt(entry, 'request', 'postData', 'text'),
    answer: {
      ...answer,
      ...(withDelays && typeof time === 'number' && time > 0 && { delayMs: Math.round(time) }),
    },
  };
}

/** @returns the response, or the reason why it cannot be imported */
function answerOf(entry: unknown): Answer | string {
  const response = at(entry, 'response');
  const status = Number(at(response, 'status') ?? 0);
  if (!(status > 0)) return brokenOf(textAt(response, '_error') ?? textAt(entry, '_error'));
  const pairs = listAt(response, 'headers').flatMap((header) => {
    const [name, value] = [textAt(header, 'name'), textAt(header, 'value')];
    // Names with a colon belong to HTTP/2.
    return name === undefined || value === undefined || name.startsWith(':') ? [] : [[name, value] as const];
  });
  const headers = headersFrom(pairs);
  const type = textAt(response, 'content', 'mimeType') ?? '';
  const typed =
    headers['content-type'] === undefined && type !== '' ? { ...headers, 'content-type': type } : headers;
  const body = bodyOf(at(response, 'content'));
  if (body === undefined) return 'has no body in the file: save the HAR with content';
  if (typeof body === 'string') return `has a body in an unknown encoding: ${body}`;
  // A body that the file has as text is UTF-8, whatever its header says; other bytes are only unpacked.
  return { status, headers: body.isText ? ofPlainText(typed) : withoutPacking(typed), body: body.bytes };
}

/** Removes the content encoding: browsers save a body unpacked. */
const withoutPacking = ({ 'content-encoding': _, ...headers }: Answer['headers']): Answer['headers'] =>
  headers;

function brokenOf(error: string | undefined): Answer | string {
  const none = { headers: {}, body: Buffer.alloc(0) };
  if (error === undefined) return none;
  const [, answer] = BROKEN.find(([pattern]) => pattern.test(error)) ?? [];
  return answer ? { ...none, ...answer } : `has no response: ${error}`;
}

/** @returns the body, the name of an unknown encoding, or undefined if the file lacks the body */
function bodyOf(content: unknown): { readonly bytes: Buffer; readonly isText: boolean } | string | undefined {
  const text = textAt(content, 'text');
  const encoding = textAt(content, 'encoding') ?? '';
  if (text === undefined)
    return Number(at(content, 'size') ?? 0) > 0 ? undefined : { bytes: Buffer.alloc(0), isText: true };
  if (encoding === '') return { bytes: Buffer.from(text), isText: true };
  return encoding === 'base64' ? { bytes: Buffer.from(text, 'base64'), isText: false } : encoding;
}
