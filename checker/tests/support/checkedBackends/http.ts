/** Serves the backends of the checker's proof with plain functions, without a framework. */
import { createServer, type IncomingMessage } from 'node:http';

/** A request. */
export interface BackendRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A response. */
export interface BackendResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Delay of the response in ms. */
  readonly after?: number;
}

/** A running server. */
export interface RunningServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves a function from requests to responses. A text body is sent unchanged, any other body as JSON. */
export async function serve(
  answer: (asked: BackendRequest) => BackendResponse,
  port = 0,
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
      const { status, body, headers, after } = answer({
        method: request.method ?? 'GET',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body: Buffer.concat(pieces).toString(),
      });
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      const send = () => response.writeHead(status, { ...type, ...headers }).end(text);
      if (after === undefined) send();
      else setTimeout(send, after);
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: real } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${real}`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Returns the JSON object in a body; undefined if it is none. */
export function jsonIn(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the parts of a multipart form by name: their text, and whether they are files. */
export function partsIn(body: string): Map<string, { text: string; file: boolean }> {
  const found = body.matchAll(
    /name="([^"]+)"(; filename="[^"]*")?[^\n]*\r\n(?:[\w-]+:[^\n]*\r\n)*\r\n([\s\S]*?)\r\n--/g,
  );
  return new Map(
    [...found].map(([, name = '', file, text = '']) => [name, { text, file: file !== undefined }]),
  );
}
