import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { bodyText, packed, type Unreadable } from './bodyText.ts';
import { charsetOf, isForm } from './contentType.ts';

/** A request as the pipeline sees it: no framework in it. */
export interface Incoming {
  readonly method: string;
  /** Path with the query string, as the log shows it. */
  readonly url: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** X-Request-Id: the client's own, or ours where it sent none. */
  readonly requestId: string;
  /** The body's text; empty when there is none. */
  readonly body: string;
  /** The body's bytes, where they are not its text in UTF-8; none while the request waits. */
  bytes?: Buffer;
  /** Why the text is empty though there are bytes. */
  readonly unreadable?: Unreadable | undefined;
}

/** One that has come by HTTP. Sessions' logs keep it: why it is a class is said at Exchange. */
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
    const read = asForm ? (packed(headers) ?? NO_TEXT) : bodyText(bytes, headers);
    this.body = 'text' in read ? read.text : '';
    this.unreadable = 'text' in read ? undefined : read;
    if (asForm || this.unreadable || charsetOf(type) !== 'utf-8') this.bytes = bytes;
  }
}

const NO_QUERY = {};
const NO_TEXT = { text: '' };
export const NO_BYTES = Buffer.alloc(0);

/** Lets go of a form's bytes, which are read and too many to keep. */
export function dropBytes(incoming: Incoming): void {
  if (incoming.bytes) incoming.bytes = NO_BYTES;
}

/** Drawn once and counted from there: to draw for each request is a fiftieth of what it costs. */
const PROCESS = randomUUID().slice(0, -12);
let requests = 0;

/** A number that no other request has, in the shape of a UUID. */
const requestNumber = (): string => PROCESS + (requests++).toString(16).padStart(12, '0');

/** The one value of a header that must not come twice. */
export const header = ({ headers }: Pick<Incoming, 'headers'>, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};
