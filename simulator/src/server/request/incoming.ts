import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { bodyText, refuseCompressed, type Unreadable } from './bodyText.ts';
import { charsetOf, isForm } from './contentType.ts';

/** Request of the pipeline, without a framework. */
export interface Incoming {
  readonly method: string;
  /** Path with the query string, as the log shows it. */
  readonly url: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** X-Request-Id: the client's own, or a generated one. */
  readonly requestId: string;
  /** The body's text; empty when there is none. */
  readonly body: string;
  /** Bytes of the body if they are not its text in UTF-8. They are dropped while the request waits. */
  bytes?: Buffer;
  /** Why the body could not be read; its text is then empty. */
  readonly unreadable?: Unreadable | undefined;
}

/** A received HTTP request. Logs keep it; Exchange explains why it is a class. */
export class Received implements Incoming {
  readonly method: string;
  readonly url: string;
  readonly query: Incoming['query'];
  readonly headers: Incoming['headers'];
  readonly requestId: string;
  readonly body: string;
  bytes?: Buffer;
  readonly unreadable: Unreadable | undefined;

  constructor({ method = 'GET', url = '/', headers }: IncomingMessage, bytes: Buffer) {
    const mark = url.indexOf('?');
    this.method = method;
    this.url = url;
    this.query = mark < 0 ? NO_QUERY : { ...parse(url.slice(mark + 1)) };
    this.headers = headers;
    this.requestId = header({ headers }, 'x-request-id') ?? requestNumber();
    const type = headers['content-type'];
    const asForm = isForm(type);
    const read = asForm ? (refuseCompressed(headers) ?? NO_TEXT) : bodyText(bytes, headers);
    this.body = 'text' in read ? read.text : '';
    this.unreadable = 'text' in read ? undefined : read;
    if (asForm || this.unreadable || charsetOf(type) !== 'utf-8') this.bytes = bytes;
  }
}

const NO_QUERY = {};
const NO_TEXT = { text: '' };
export const NO_BYTES = Buffer.alloc(0);

/** Drops the bytes of a body, which is read already: those of a form are too large to keep. */
export function dropBytes(incoming: Incoming): void {
  if (incoming.bytes) incoming.bytes = NO_BYTES;
}

/** Start of all request ids of this process. A random id for each request would cost 2 % of the request. */
const PROCESS = randomUUID().slice(0, -12);
let requests = 0;

/** Returns a unique id in the shape of a UUID. */
const requestNumber = (): string => PROCESS + (requests++).toString(16).padStart(12, '0');

/** Returns the value of a header that must not repeat. */
export const header = ({ headers }: Pick<Incoming, 'headers'>, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};
