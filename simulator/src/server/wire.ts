/** How an answer travels when the wire is at fault. The bytes are another matter: see steps/faults.ts. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type OnWire =
  /** Nothing comes, and the connection stands for as long as the client waits. */
  | { readonly kind: 'hang' }
  /** TCP RST, as of a process that has died. */
  | { readonly kind: 'reset' }
  /** Chunked, and no chunk after the first half of the body. */
  | { readonly kind: 'malformed-chunk' }
  /** The right bytes, a few at a time. */
  | { readonly kind: 'slow-drip'; readonly overMs: number };

interface Whole {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Sends an answer, or does not. */
export function sendOnWire(response: ServerResponse, { status, headers, body }: Whole, wire: OnWire): void {
  switch (wire.kind) {
    case 'hang':
      return;
    case 'reset':
      return void response.socket?.resetAndDestroy();
    case 'malformed-chunk': {
      const { 'content-length': _, ...others } = headers;
      response.writeHead(status, { ...others, 'transfer-encoding': 'chunked' });
      response.write(body.subarray(0, Math.ceil(body.length / 2)));
      return void response.socket?.end('no size of a chunk\r\n');
    }
    case 'slow-drip':
      response.writeHead(status, { ...headers, 'content-length': body.length });
      return void drip(response, body, wire.overMs);
  }
}

const PIECES = 20;

async function drip(response: ServerResponse, body: Buffer, overMs: number): Promise<void> {
  const size = Math.max(1, Math.ceil(body.length / PIECES));
  for (let at = 0; at < body.length; at += size) {
    response.write(body.subarray(at, at + size));
    await wait((overMs * size) / body.length);
    // A client that has left is not dripped on.
    if (response.destroyed) return;
  }
  response.end();
}
