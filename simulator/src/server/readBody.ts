import type { IncomingMessage } from 'node:http';
import { receive } from './receiving.ts';

/** The body is larger than what is read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/**
 * The bytes of a request's body, or of a backend's answer.
 * @param limit in bytes
 * @throws TooLarge as soon as there are more; TooMuchReceived where all bodies on their way hold too much
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((done, fail) => {
    let pieces: Buffer[] = [];
    let size = 0;
    // What comes after a failure is thrown away: the connection ends with the answer.
    const stop = (why: Error): void => {
      pieces = [];
      limit = 0;
      received.end();
      fail(why);
    };
    const received = receive(stop);
    const read = (piece: Buffer): void => {
      size += piece.length;
      if (size > limit) return limit === 0 ? undefined : stop(new TooLarge());
      pieces.push(piece);
      received.add(piece.length);
    };
    const end = (): void => {
      // A request lives as long as its connection, which may wait: nothing of it may hold the body.
      request.off('data', read).off('end', end).off('error', stop).off('close', closed);
      received.end();
      // Most bodies come in one piece: only the others are put together.
      done(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));
    };
    const closed = (): void => stop(new Error('aborted'));
    request.on('data', read).on('end', end).on('error', stop).on('close', closed);
  });
}

/** Whether the client left in the middle of its request: an everyday event, of which the process says nothing. */
export const isHangUp = (request: IncomingMessage): boolean => request.destroyed && !request.complete;
