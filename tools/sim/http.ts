/** A lean HTTP client on kept-alive connections: fetch costs more than the simulator does. */
import { Agent, request } from 'node:http';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Got {
  /** 0: no answer came. */
  readonly status: number;
  readonly text: string;
  /** Why no answer came. */
  readonly lost?: 'timeout' | 'connection';
}

export interface Http {
  send(call: Call): Promise<Got>;
  close(): void;
}

/** @param timeoutMs how long a client waits for an answer */
export function http(origin: string, timeoutMs = 1500, sockets = 32): Http {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const { hostname, port } = new URL(origin);
  const send = ({ method, path, headers, body }: Call): Promise<Got> =>
    new Promise((done) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const asked = request(
        { hostname, port, method, path, agent, headers: { ...headers, ...length }, timeout: timeoutMs },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            done({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          );
        },
      );
      let lost: Got['lost'] = 'connection';
      asked.on('timeout', () => {
        lost = 'timeout';
        asked.destroy();
      });
      asked.on('error', () => done({ status: 0, text: '', lost }));
      asked.end(body);
    });
  return { send, close: () => agent.destroy() };
}
