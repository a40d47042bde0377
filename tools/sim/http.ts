/** Small HTTP client with keep-alive connections, because fetch takes more time than the simulator. */
import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Milliseconds to wait for this answer, instead of the client's limit. */
  readonly patienceMs?: number;
}

export interface Got {
  /** 0: no answer came. */
  readonly status: number;
  readonly text: string;
  /** One value for each name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Reason of a missing answer. */
  readonly lost?: 'timeout' | 'connection';
}

export interface Http {
  send(call: Call): Promise<Got>;
  close(): void;
}

/**
 * @param timeoutMs milliseconds to wait for an answer
 * @param sockets maximum number of connections; further requests wait
 */
export function http(origin: string, timeoutMs = 1500, sockets = 32): Http {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const { hostname, port } = new URL(origin);
  const send = ({ method, path, headers, body, patienceMs = timeoutMs }: Call): Promise<Got> =>
    new Promise((done) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const asked = request(
        { hostname, port, method, path, agent, headers: { ...headers, ...length }, timeout: patienceMs },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            done({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              headers: single(answer.headers),
            }),
          );
        },
      );
      let lost: Got['lost'] = 'connection';
      asked.on('timeout', () => {
        lost = 'timeout';
        asked.destroy();
      });
      asked.on('error', () => done({ status: 0, text: '', headers: {}, lost }));
      asked.end(body);
    });
  return { send, close: () => agent.destroy() };
}

const single = (headers: IncomingHttpHeaders): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]));
