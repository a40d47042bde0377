/** Transport of a response under a wire fault. Changes to its bytes are in steps/faults.ts. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { delayMs, LONGEST_DELAY_MS } from '../../world/values/duration.ts';
import { pause, TooManyWaiting, type Waiting } from '../waiting.ts';

export type OnWire =
  /** Nothing arrives; the connection stays open while the client waits, at most ten minutes. */
  | { readonly kind: 'hang' }
  /** TCP RST, like a crashed process. */
  | { readonly kind: 'reset' }
  /** Chunked: half of the body, then a text where the size of the next chunk should be. */
  | { readonly kind: 'malformed-chunk' }
  /** The right bytes, a few at a time. */
  | { readonly kind: 'slow-drip'; readonly overMs: number };

/** Default duration of a slow drip. */
const DRIP_MS = 10_000;

/** @returns undefined for usual transport */
export function wireOf({
  wire,
  over,
}: {
  readonly wire?: string;
  readonly over?: string;
}): OnWire | undefined {
  switch (wire) {
    case 'hang':
    case 'reset':
    case 'malformed-chunk':
      return { kind: wire };
    case 'slow-drip':
      return { kind: wire, overMs: over === undefined ? DRIP_MS : delayMs(over) };
    default:
      return undefined;
  }
}

/** A complete response. */
interface Whole {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

interface Place {
  readonly waiting: Waiting;
  readonly sessionId: string;
}

/** Sends a response or withholds it; resolves when nothing remains to be sent. */
export async function sendOnWire(
  response: ServerResponse,
  { status, headers, body }: Whole,
  wire: OnWire,
  place: Place,
): Promise<void> {
  switch (wire.kind) {
    case 'hang':
      return await whileWaiting(response, place, async () => {
        await pause(LONGEST_DELAY_MS, response);
        response.destroy();
      });
    case 'reset':
      return void response.socket?.resetAndDestroy();
    case 'malformed-chunk': {
      const { 'content-length': _, ...others } = headers;
      response.writeHead(status, { ...others, 'transfer-encoding': 'chunked' });
      response.write(body.subarray(0, Math.ceil(body.length / 2)));
      return void response.socket?.end('no size of a chunk\r\n');
    }
    case 'slow-drip':
      return await whileWaiting(response, place, async () => {
        response.writeHead(status, { ...headers, 'content-length': body.length });
        await drip(response, body, wire.overMs);
      });
  }
}

/** Runs a slow act, or sends the refusal if too many requests wait. */
async function whileWaiting(
  response: ServerResponse,
  { waiting, sessionId }: Place,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await waiting.during({ sessionId }, act);
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error;
    response.writeHead(error.status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ message: error.message }));
  }
}

/** Number of pieces in which a body drips. */
const PIECES = 20;

async function drip(response: ServerResponse, body: Buffer, overMs: number): Promise<void> {
  const size = Math.max(1, Math.ceil(body.length / PIECES));
  for (let at = 0; at < body.length; at += size) {
    response.write(body.subarray(at, at + size));
    await pause((overMs * size) / body.length, response);
    // A client that has left gets no more bytes.
    if (response.destroyed) return;
  }
  response.end();
}
