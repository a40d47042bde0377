import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { OnWire } from '../request/wire.ts';
import type { Message } from './wrap.ts';

/** Transport of a response that is more than one text sent at once. Exchange explains why it is a class. */
export class Transport {
  /** Headers of a real backend or a recording, besides the content type. */
  readonly headers: OutgoingHttpHeaders;
  /** Bytes of the body, if they differ from its UTF-8 text. */
  readonly bytes: Buffer | undefined;
  readonly wire: OnWire | undefined;
  /** Delay by a fault, a recording or a slow backend in ms. */
  readonly waitedMs: number;

  constructor(headers: OutgoingHttpHeaders, bytes: Buffer | undefined, wire: OnWire | undefined, ms: number) {
    this.headers = headers;
    this.bytes = bytes;
    this.wire = wire;
    this.waitedMs = ms;
  }

  /** Approximate bytes that the log keeps. */
  get size(): number {
    return (this.bytes?.length ?? 0) + JSON.stringify(this.headers).length;
  }
}

interface TransportInput {
  readonly sent: Message;
  readonly bytes: Buffer | Readable | undefined;
  readonly wire: OnWire | undefined;
  readonly waitedMs: number;
}

/** @returns undefined for most responses: one text, sent at once */
export function transportOf({ sent, bytes, wire, waitedMs }: TransportInput): Transport | undefined {
  const { headers } = sent;
  // Only responses of a real backend or a recording have bytes, and these have headers too.
  if (!headers && !wire && waitedMs === 0) return undefined;
  // A stream has no bytes yet that could be kept.
  const isOther = Buffer.isBuffer(bytes) && !bytes.equals(Buffer.from(sent.text));
  return new Transport(headers ?? {}, isOther ? bytes : undefined, wire, waitedMs);
}
