/** Serves requests to the provider directly on Node's server, without the page framework. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Operation } from '../services/catalogue.ts';
import { newSessionId } from '../sessions/generatedName.ts';
import { StoreGone } from '../sessions/storeGone.ts';
import { unmetCondition } from './access/access.ts';
import { needsToken } from './access/needsToken.ts';
import { everyAnswer, injectedHeaders } from './access/security.ts';
import {
  BadSessionName,
  forgottenCookie,
  SESSION_HEADER,
  sessionCookie,
  sessionIdOf,
} from './access/sessionId.ts';
import { refuseRequest } from './badRequest.ts';
import { limitFor, tooLarge } from './limits.ts';
import { namingRefusal, wrongName, type Refusal } from './naming.ts';
import { baseOf } from './network/arrival.ts';
import type { Respond, SentResponse } from './pipeline.ts';
import { foreignOrigin } from './request/crossOriginGuard.ts';
import { dropBytes, Received } from './request/incoming.ts';
import { isHangUp, readBody, TooLarge } from './request/readBody.ts';
import { TooMuchReceived } from './request/receiving.ts';
import { sendOnWire } from './request/wire.ts';
import { withoutQuery } from './secrets/shownAddress.ts';
import { restoreCookie } from './sessionRestoreCookie.ts';
import type { Simulator } from './simulator.ts';
import { FORCE_HEADER } from './steps/magic.ts';

/** Names the component that made the response, like the log: `fallback` if the operation has no handler yet. */
const ANSWERED_BY_HEADER = 'x-sim-answered-by';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers one request to an operation, including after errors. */
export async function serveProvider(
  operation: Operation,
  request: IncomingMessage,
  response: ServerResponse,
  simulator: Simulator,
  respond: Respond,
): Promise<void> {
  try {
    const refused = refusalOf(request.headers, simulator.token);
    if (refused !== undefined) return refuseRequest(response, refused.status, refused.message);
    const incoming = await received(request);
    const named = sessionIdOf(request.headers);
    const id = named ?? newSessionId();
    const began = performance.now();
    const sent = await respond(operation, incoming, id, {
      ...withForces(simulator, request),
      client: response,
      base: baseOf(request),
    });
    const { code, by } = sent;
    simulator.running.metrics.answered(operation, { code, by, ms: performance.now() - began });
    simulator.tracing?.answered(response, sent);
    if (sent.status === 0 && !sent.wire) return void request.socket.destroy();
    const cookies = named === undefined ? newSessionHeaders(id) : await restoreHeaders(request, simulator);
    const headers = headersOf(sent, incoming.requestId, cookies);
    const { bytes = sent.body } = sent;
    if (typeof bytes !== 'string' && !Buffer.isBuffer(bytes)) {
      response.writeHead(sent.status, headers).flushHeaders();
      // If either side ends, the other ends too.
      return await pipeline(bytes, response).catch(() => undefined);
    }
    if (sent.wire) {
      dropBytes(incoming);
      const whole = { status: sent.status, headers, body: Buffer.from(bytes) };
      return await sendOnWire(response, whole, sent.wire, { waiting: simulator.waiting, sessionId: id });
    }
    response.writeHead(sent.status, headers);
    // Writes all responses of one event-loop cycle together. Separate writes would wake the reader for each response
    // and cost a third of the throughput.
    setImmediate(() => response.end(bytes));
  } catch (error) {
    if (!isClientError(error) && !isHangUp(request))
      console.error(`${request.method} ${withoutQuery(request.url)}`, error);
    refuse(request, response, error);
  }
}

/** Errors that only the client needs to know. */
const isClientError = (error: unknown): boolean =>
  [TooLarge, TooMuchReceived, BadSessionName, StoreGone].some((kind) => error instanceof kind);

/** This is a separate function, because serveProvider would hold the bytes while the request waits. */
async function received(request: IncomingMessage): Promise<Received> {
  const limit = limitFor(request.headers['content-type']);
  return new Received(request, await readBody(request, limit));
}

/** Returns why the sender's request is refused (access.ts), before its body is read and a session is created. */
function refusalOf(headers: IncomingHttpHeaders, token: string | undefined): Refusal | undefined {
  if (unmetCondition('provider', headers, token) !== undefined)
    return {
      status: 403,
      message: `不接受其他网站的请求${foreignOrigin(headers)}，应为 Host ${headers.host ?? ''}；开发代理请保留 Host`,
    };
  return namingRefusal(headers, token) ?? forceRefusal(headers, token);
}

/** Returns why the sender may not force the response by a header. */
function forceRefusal(headers: IncomingHttpHeaders, token: string | undefined): Refusal | undefined {
  if (headers[FORCE_HEADER] === undefined) return undefined;
  const unmet = unmetCondition('forceHeader', headers, token);
  if (unmet === undefined) return undefined;
  return unmet === 'token' ? { status: 401, message: needsToken('X-Sim-Force ') } : wrongName(headers);
}

/** Forbids a request without the required token to force its response by its payload. */
const withForces = (simulator: Simulator, { headers }: IncomingMessage): Simulator & { forces?: boolean } =>
  simulator.token !== undefined && unmetCondition('forceWord', headers, simulator.token) !== undefined
    ? { ...simulator, forces: false }
    : simulator;

/** Headers of a response that started a session. */
const newSessionHeaders = (id: string): OutgoingHttpHeaders => ({
  'set-cookie': sessionCookie(id),
  [SESSION_HEADER]: id,
});

/** Headers that set the restore cookie, if it must change. Only a browser has such cookies. */
function restoreHeaders(
  { headers }: IncomingMessage,
  { sessions }: Simulator,
): Promise<OutgoingHttpHeaders | undefined> | undefined {
  if (headers.cookie === undefined) return undefined;
  return restoreCookie(headers, sessions).then((cookie) =>
    cookie === undefined ? undefined : { 'set-cookie': cookie },
  );
}

const headersOf = (
  { status, type, body, bytes, by, now, headers: backendHeaders }: SentResponse,
  requestId: string,
  cookies: OutgoingHttpHeaders | undefined,
): OutgoingHttpHeaders => ({
  date: dateText(now),
  ...(type !== '' && { 'content-type': type }),
  ...lengthOf(status, bytes ?? body),
  'cache-control': 'no-store',
  'x-request-id': requestId,
  [ANSWERED_BY_HEADER]: by,
  ...(by === 'fault' && injectedHeaders),
  ...cookies,
  ...backendHeaders,
  ...(backendHeaders && joinedCookies(backendHeaders, cookies)),
  ...everyAnswer,
});

/** Returns the length header; undefined for statuses without a body (RFC 9110 8.6) and for streams. */
function lengthOf(status: number, body: string | Buffer | Readable): OutgoingHttpHeaders | undefined {
  if (status === 204 || status === 304) return undefined;
  return typeof body === 'string' || Buffer.isBuffer(body)
    ? { 'content-length': Buffer.byteLength(body) }
    : undefined;
}

/** Joins cookies of a real backend with the simulator's own. */
function joinedCookies(given: OutgoingHttpHeaders, ours: OutgoingHttpHeaders = {}): OutgoingHttpHeaders {
  const all = [given['set-cookie'], ours['set-cookie']].flat().filter((one) => typeof one === 'string');
  return all.length > 0 ? { 'set-cookie': all } : {};
}

let lastDate = { now: Number.NaN, text: '' };

/** Returns the text of a Date header. It caches the last one, because a stopped clock repeats its time. */
function dateText(now: number): string {
  if (now !== lastDate.now) lastDate = { now, text: new Date(now).toUTCString() };
  return lastDate.text;
}

function refusalFor(error: unknown, request: IncomingMessage): { status: number; message: string } {
  if (error instanceof TooLarge)
    return { status: 413, message: tooLarge(limitFor(request.headers['content-type'])) };
  if (error instanceof BadSessionName) return { status: 400, message: error.message };
  if (error instanceof StoreGone || error instanceof TooMuchReceived)
    return { status: 503, message: error.message };
  const reason = error instanceof Error ? error.message : String(error);
  return { status: 500, message: `模拟器自身出错：${reason}` };
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const { status, message } = refusalFor(error, request);
  if (response.headersSent) return void request.socket.destroy();
  // The unread rest of the request ends with the connection.
  const isUnread = error instanceof TooLarge || error instanceof TooMuchReceived;
  response.writeHead(status, {
    ...everyAnswer,
    'content-type': JSON_TYPE,
    ...(error instanceof BadSessionName && error.inCookie && { 'set-cookie': forgottenCookie }),
    ...(isUnread && { connection: 'close' }),
  });
  response.end(JSON.stringify({ message }));
}
