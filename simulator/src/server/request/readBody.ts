import type { IncomingMessage } from 'node:http';
import { receive } from './receiving.ts';

/** The body is larger than the limit. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Size in bytes up to which a body is not counted: nearly every body is smaller, and counting costs more than reading it. */
const UNCOUNTED_BYTES = 64_000;

/**
 * Returns the bytes of a request's body, or of a backend's response.
 * @param limit in bytes
 * @throws TooLarge above the limit; TooMuchReceived if all unfinished bodies together hold too much
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((done, fail) => {
    let pieces: Buffer[] = [];
    let size = 0;
    let isStopped = false;
    let counted: ReturnType<typeof receive> | undefined;
    // The rest of a refused body is discarded: the connection ends with the response.
    const stop = (why: Error): void => {
      pieces = [];
      isStopped = true;
      counted?.end();
      fail(why);
    };
    const read = (piece: Buffer): void => {
      if (isStopped) return;
      size += piece.length;
      if (size > limit) return stop(new TooLarge());
      pieces.push(piece);
      if (counted) counted.add(piece.length);
      else if (size > UNCOUNTED_BYTES) (counted = receive(stop)).add(size);
    };
    const end = (): void => {
      // A request lives as long as its connection, which may idle: it must not hold the body.
      request.off('data', read).off('end', end).off('error', stop);
      counted?.end();
      // Most bodies come in one piece: only others need joining.
      done(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));
    };
    request.on('data', read).on('end', end).on('error', stop);
  });
}

/** Returns whether the client left during its request: a normal event that is not logged. */
export const isHangUp = (request: IncomingMessage): boolean => request.destroyed && !request.complete;
