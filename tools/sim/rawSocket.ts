/** Reads a connection byte by byte, because an HTTP client would hide details. */
import { connect } from 'node:net';

export interface SocketResponse {
  /** All received bytes, one character for each. */
  readonly text: string;
  /** End of the connection: closed by the other side, reset, or still open after the wait. */
  readonly end: 'closed' | 'reset' | 'open';
  /** Arrival of each piece, in milliseconds since the start of the connection. */
  readonly at: readonly number[];
}

/**
 * Sends one HTTP/1.1 request and listens until the connection ends, or the answer is silent for `patience` ms.
 * @param origin `http://127.0.0.1:4010`
 */
export function overSocket(
  origin: string,
  { method, path, headers, body = '' }: RawRequest,
  patience = 400,
): Promise<SocketResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const at: number[] = [];
    const started = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const finish = (end: SocketResponse['end']): void => {
      clearTimeout(timer);
      socket.destroy();
      done({ text, end, at });
    };
    const listen = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => finish('open'), patience);
    };
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
      at.push(performance.now() - started);
      listen();
    });
    socket.on('end', () => finish('closed'));
    socket.on('error', () => finish('reset'));
    const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
    // Silence counts from the sent request, because a busy machine sends late.
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`, listen);
  });
}

interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Splits a received text into head and body. */
export function partsOf(text: string): { status: number; head: string; body: string } {
  const [head = '', ...body] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') };
}
