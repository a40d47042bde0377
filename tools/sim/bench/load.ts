/** Sends pipelined requests over raw sockets: a client library would be slower than the measured servers. */
import { connect } from 'node:net';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not HTTP 200. */
  readonly failed: number;
}

const CONNECTIONS = 16;
/** Requests of a connection that are sent before their answers. */
const ON_THE_WAY = 2;

/** The bytes of a request. */
export const wire = (path: string, headers: Readonly<Record<string, string>>, body: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

export async function load(origin: string, request: string, seconds: number): Promise<Load> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      converse(origin, request, until, (ms, status) => {
        times.push(ms);
        if (status !== 200) failed += 1;
      }),
    ),
  );
  const elapsed = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { perSecond: Math.round(times.length / elapsed), p50: at(0.5), p99: at(0.99), failed };
}

function converse(
  origin: string,
  request: string,
  until: number,
  done: (ms: number, status: number) => void,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((ended, fail) => {
    const socket = connect(Number(port), hostname);
    const sent: number[] = [];
    let kept = Buffer.alloc(0);
    const ask = (): void => {
      sent.push(performance.now());
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.on('connect', () => Array.from({ length: ON_THE_WAY }, ask));
    socket.on('error', fail);
    socket.on('close', () => ended());
    socket.on('data', (chunk) => {
      kept = kept.length > 0 ? Buffer.concat([kept, chunk]) : chunk;
      for (let answer = cut(kept); answer; answer = cut(kept)) {
        kept = kept.subarray(answer.length);
        const now = performance.now();
        done(now - (sent.shift() ?? now), answer.status);
        if (now < until) ask();
        else if (sent.length === 0) return socket.end();
      }
      return undefined;
    });
  });
}

/** The first whole answer in the bytes: by its content-length, or by the last of its chunks. */
function cut(bytes: Buffer): { length: number; status: number } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const declared = /content-length: *(\d+)/i.exec(head)?.[1];
  if (declared !== undefined) {
    const length = end + 4 + Number(declared);
    return bytes.length >= length ? { length, status } : undefined;
  }
  const last = bytes.indexOf('0\r\n\r\n', end + 4);
  return last < 0 ? undefined : { length: last + 5, status };
}
