/** An HTTP client on kept-alive connections that says exactly what went wrong. */
import * as http from 'node:http';
import * as https from 'node:https';
import type { Wire } from './encode.ts';

export interface Got {
  /** 0: no answer came. */
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly location?: string;
  /** From sending to the last byte, ms. */
  readonly ms: number;
  /** Why no whole answer came. */
  readonly lost?: Lost;
}

export interface Lost {
  readonly kind: 'refused' | 'tls' | 'timeout' | 'too-large' | 'dropped' | 'dns';
  readonly message: string;
}

export interface Client {
  /** @param limitMs how long to wait for the whole answer */
  send(wire: Wire, limitMs: number): Promise<Got>;
  close(): void;
}

/** The largest answer that is read, in bytes: no page of this provider comes near. */
export const LARGEST_ANSWER = 16 * 1024 * 1024;

/** @param target origin, with an optional base path, that every path is appended to */
export function makeClient(target: URL, sockets: number): Client {
  const secure = target.protocol === 'https:';
  const { request, Agent } = secure ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, scheduling: 'lifo' });
  const base = target.pathname.replace(/\/$/, '');
  const { hostname, port } = target;
  const host = hostname.replace(/^\[|\]$/g, '');

  const send = ({ method, path, headers, body }: Wire, limitMs: number): Promise<Got> =>
    new Promise((done) => {
      const started = performance.now();
      const ms = (): number => performance.now() - started;
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      let settled = false;
      const settle = (got: Omit<Got, 'ms'>): void => {
        if (settled) return;
        settled = true;
        clearTimeout(timer);
        done({ ...got, ms: ms() });
      };
      const lose = (lost: Lost): void => {
        settle({ status: 0, type: '', text: '', lost });
        asked.destroy();
      };
      const asked = request(
        { hostname: host, port, method, path: base + path, agent, headers: { ...headers, ...length } },
        (answer) => read(answer, settle, lose),
      );
      const timer = setTimeout(
        () => lose({ kind: 'timeout', message: `no whole answer within ${limitMs} ms` }),
        limitMs,
      );
      asked.on('error', (error: NodeJS.ErrnoException) => lose(lostBy(error)));
      asked.end(body);
    });
  return { send, close: () => agent.destroy() };
}

function read(
  answer: http.IncomingMessage,
  settle: (got: Omit<Got, 'ms'>) => void,
  lose: (lost: Lost) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > LARGEST_ANSWER)
      lose({ kind: 'too-large', message: `an answer of more than ${LARGEST_ANSWER / 1024 / 1024} MB` });
    else chunks.push(chunk);
  });
  answer.on('aborted', () =>
    lose({ kind: 'dropped', message: 'the connection ended in the middle of the answer' }),
  );
  answer.on('end', () => {
    const { location } = answer.headers;
    settle({
      status: answer.statusCode ?? 0,
      type: answer.headers['content-type'] ?? '',
      text: Buffer.concat(chunks).toString(),
      ...(location !== undefined && { location }),
    });
  });
}

function lostBy(error: NodeJS.ErrnoException): Lost {
  const code = error.code ?? '';
  const message = `${error.message}${code !== '' && !error.message.includes(code) ? ` (${code})` : ''}`;
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EADDRNOTAVAIL)$/.test(code))
    return { kind: 'refused', message };
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return { kind: 'dns', message };
  if (/CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code)) return { kind: 'tls', message };
  return { kind: 'dropped', message: message === '' ? 'the connection was dropped' : message };
}
