import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { OnWire } from '../request/wire.ts';
import type { Message } from './wrap.ts';

/** How an answer travelled, where its text does not say it all. Why it is a class is said at Exchange. */
export class Travelled {
  /** Of a real backend or a recording, beside its type. */
  readonly headers: OutgoingHttpHeaders;
  /** Its body, where that is not its text in UTF-8. */
  readonly bytes: Buffer | undefined;
  readonly wire: OnWire | undefined;
  /** Because of a fault, a recording or a slow backend. */
  readonly waitedMs: number;

  constructor(headers: OutgoingHttpHeaders, bytes: Buffer | undefined, wire: OnWire | undefined, ms: number) {
    this.headers = headers;
    this.bytes = bytes;
    this.wire = wire;
    this.waitedMs = ms;
  }

  /** What the log keeps of it, in bytes, about. */
  get size(): number {
    return (this.bytes?.length ?? 0) + JSON.stringify(this.headers).length;
  }
}

interface Sending {
  readonly sent: Message;
  readonly bytes: Buffer | Readable | undefined;
  readonly wire: OnWire | undefined;
  readonly waitedMs: number;
}

/** @returns undefined of most answers: a text, at once and whole */
export function travelledOf({ sent, bytes, wire, waitedMs }: Sending): Travelled | undefined {
  const { headers } = sent;
  if (!headers && !wire && waitedMs === 0) return undefined;
  const isText = !Buffer.isBuffer(bytes) || bytes.equals(Buffer.from(sent.text));
  return new Travelled(headers ?? {}, isText ? undefined : bytes, wire, waitedMs);
}
