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
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      // What comes after that is thrown away: the connection ends with the answer.
      if (size > limit) fail(new TooLarge());
      else pieces.push(piece);
    });
    // Most bodies come in one piece: only the others are put together.
    request.on('end', () => done(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)));
    request.on('error', fail);
  });
}
