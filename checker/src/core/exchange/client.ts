/** Sends HTTP requests on kept-alive connections and reports the exact failure. */
import type { ClientRequest, IncomingMessage } from 'node:http';
import { deeperThan } from '../bounds/deeperThan.ts';
import { DEEPEST } from '../bounds/limits.ts';
import type { Operation } from '../contract/types.ts';
import { bodyText } from './bodyText.ts';
import type { Wire } from './encode.ts';
import { ownDelay } from './ownDelay.ts';
import type { UntimedResponse, ReceivedResponse, Lost } from './response.ts';
import { brokenOff, LARGEST_ANSWER, lostBy, noResponse, tooDeep, tooLarge, whole } from './response.ts';
import type { Connection, Route } from './route.ts';
import { routeTo } from './route.ts';

export interface Client {
  /**
   * Sends a request and waits for the whole response.
   *
   * @param limitMs time limit for the whole response
   * @param operation operation of the request, if the contract has it
   */
  send(wire: Wire, limitMs: number, operation?: Operation): Promise<ReceivedResponse>;
  close(): void;
}

/** Makes a client for one target. @param target origin, with an optional base path that precedes every path */
export function makeClient(target: URL, sockets: number, connection?: Connection): Client {
  const routes = new Map<string, Route>();
  /** Returns the connection to an origin. A login may have another one than the target. */
  const routeOf = (origin: string): Route => {
    const known = routes.get(origin) ?? routeTo(new URL(origin), sockets, connection);
    routes.set(origin, known);
    return known;
  };

  const send = (
    { method, path, headers, body, origin = target.href }: Wire,
    limitMs: number,
  ): Promise<ReceivedResponse> =>
    new Promise((done) => {
      const started = performance.now() - ownDelay();
      const taken = (): number => performance.now() - ownDelay() - started;
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      let settled = false;
      const settle = (came: UntimedResponse): void => {
        if (settled) return;
        settled = true;
        clearTimeout(timer);
        done({ ...came, ms: taken() });
      };
      const lose = (lost: Lost): void => {
        settle(noResponse(lost));
        asked.destroy();
      };
      /** Sends the request. @param repeats how often it was sent before */
      const begin = (repeats: number): ClientRequest => {
        const request = routeOf(origin).request(
          { method, path, headers: { ...headers, ...length } },
          (answer) => read(answer, settle, lose),
        );
        request.on('error', (error: NodeJS.ErrnoException) => {
          // The server may have closed kept-alive connections, several of them if this process was busy.
          const mayRepeat = request.reusedSocket && repeats < MOST_REPEATS;
          if (mayRepeat && error.code === 'ECONNRESET' && !settled) asked = begin(repeats + 1);
          else lose(lostBy(error));
        });
        request.end(body);
        return request;
      };
      const late = (): void => {
        const left = limitMs - taken();
        // The time in which this process was busy does not count.
        if (left > 1) timer = setTimeout(late, left);
        else lose({ kind: 'timeout', message: `no whole answer within ${limitMs} ms` });
      };
      let timer = setTimeout(late, limitMs);
      let asked = begin(0);
    });
  return { send, close: () => routes.forEach((route) => route.close()) };
}

/** Maximum number of repeats on another kept-alive connection. */
const MOST_REPEATS = 32;

/** Media types of endless responses, such as `text/event-stream`: the part received within `STREAM_MS` is enough. */
const STREAM =
  /^(text\/event-stream|application\/(x-)?ndjson|application\/json-seq|multipart\/x-mixed-replace)\b/i;
const STREAM_MS = 1000;

/** Reads a response to its end. */
function read(
  answer: IncomingMessage,
  settle: (came: UntimedResponse) => void,
  lose: (lost: Lost) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const end = (): void => {
    const body = bodyText(Buffer.concat(chunks), answer.headers);
    if ('why' in body) lose({ kind: 'dropped', message: body.why });
    else if (deeperThan(body.text, DEEPEST) && isJson(answer)) lose(tooDeep);
    else settle(whole(answer, body.text));
  };
  const isStream = STREAM.test(answer.headers['content-type'] ?? '');
  const timer = isStream
    ? setTimeout(() => {
        end();
        answer.destroy();
      }, STREAM_MS)
    : undefined;
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > LARGEST_ANSWER) lose(tooLarge);
    else chunks.push(chunk);
  });
  answer.on('aborted', () => lose(brokenOff));
  answer.on('close', () => clearTimeout(timer));
  answer.on('end', end);
}

const isJson = ({ headers }: IncomingMessage): boolean => /json/i.test(headers['content-type'] ?? '');
