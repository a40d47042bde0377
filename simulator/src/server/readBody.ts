import type { IncomingMessage } from 'node:http';

/** The body is larger than what is read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The bytes of a request's body, or of a backend's answer. @param limit in bytes; @throws TooLarge as soon as there are more */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((done, fail) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const read = (piece: Buffer): void => {
      size += piece.length;
      // What comes after that is thrown away: the connection ends with the answer.
      if (size > limit) fail(new TooLarge());
      else pieces.push(piece);
    };
    const end = (): void => {
      // A request lives as long as its connection, which may wait: nothing of it may hold the body.
      request.off('data', read).off('end', end).off('error', fail);
      // Most bodies come in one piece: only the others are put together.
      done(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));
    };
    request.on('data', read).on('end', end).on('error', fail);
  });
}
