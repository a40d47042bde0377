/**
 * Streams the request log by server-sent events (openapi/control, streamLog), with the rows of listLog. It creates no
 * session and reads no store.
 */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Inputs } from '#generated/control/io.ts';
import { service } from '#generated/control/service.ts';
import { refuseInvalid } from '../../control/call.ts';
import { refused } from '../refusal.ts';
import { refuseCrossOrigin } from '../request/crossOriginGuard.ts';
import { resolveSession } from '../resolveSession.ts';
import type { Simulator } from '../simulator.ts';
import { LogHub, streamLimits } from './logHub.ts';

/** Interval of keep-alive comments: proxies close connections that are silent for longer. */
const SIGN_OF_LIFE_MS = 15_000;
/** A disconnected browser reconnects after this time. */
const RETRY_MS = 1000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Keeps nginx from buffering events.
  'x-accel-buffering': 'no',
} as const;

export function logStreamRoute(app: FastifyInstance, simulator: Simulator): void {
  const hubs = new Map<string, LogHub>();
  app.get(`${service.base}/log/stream`, { exposeHeadRoute: false }, async (request, reply) => {
    const foreign = refuseCrossOrigin(request, simulator.token);
    if (foreign !== undefined) return reply.code(403).send({ message: foreign });
    const query = request.query as Inputs['streamLog'];
    try {
      refuseInvalid('streamLog', query);
    } catch (error) {
      return refused(error, reply);
    }
    const sessionId = resolveSession(request, reply);
    const hub = hubs.get(sessionId) ?? new LogHub(simulator.log, sessionId);
    const full = refuseMore(hub, hubs);
    if (full) return reply.code(full.status).header('retry-after', '10').send({ message: full.message });
    hubs.set(sessionId, hub);
    const { after, ...filter } = query;
    const seen = Number(request.headers['last-event-id'] ?? after ?? Number.NaN);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200, headers);
    reply.raw.write(`retry: ${RETRY_MS}\n\n`);
    const leave = hub.follow(reply.raw, filter, seen);
    await untilEnd(reply.raw, simulator.running.ending.signal);
    leave();
    if (hub.size === 0 && hubs.get(sessionId) === hub) hubs.delete(sessionId);
    return reply;
  });
}

function refuseMore(
  { size }: LogHub,
  hubs: ReadonlyMap<string, LogHub>,
): { status: number; message: string } | undefined {
  const { count, ofSession } = streamLimits;
  if (size >= ofSession)
    return { status: 429, message: `本会话的日志已有 ${size} 个推送，至多 ${ofSession} 个` };
  const all = [...hubs.values()].reduce((sum, hub) => sum + hub.size, 0);
  return all >= count ? { status: 503, message: `已有 ${all} 个日志推送，至多 ${count} 个` } : undefined;
}

/** Sends comments as signs of life until either side ends the stream. */
async function untilEnd(response: ServerResponse, ending: AbortSignal): Promise<void> {
  const signs = setInterval(() => response.write(':\n\n'), SIGN_OF_LIFE_MS);
  const end = (): void => void response.end();
  ending.addEventListener('abort', end);
  if (!response.destroyed) await once(response, 'close');
  ending.removeEventListener('abort', end);
  clearInterval(signs);
}
