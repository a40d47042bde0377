/**
 * The request log as it grows, by server-sent events (openapi/control, streamLog). What is sent is what listLog answers: the stream only
 * knows when to ask for more. It makes no session, and asks no store.
 */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Inputs } from '#generated/control/io.ts';
import type { components } from '#generated/control/types.ts';
import { service } from '#generated/control/service.ts';
import { call, refuseInvalid } from '../control/call.ts';
import type { ControlContext } from '../control/context.ts';
import { enter } from './enter.ts';
import { refuseForeign } from './foreign.ts';
import { refused } from './refusal.ts';
import type { Simulator } from './simulator.ts';

type LogEntry = components['schemas']['LogEntry'];

/** Proxies close what is silent for longer. */
const SIGN_OF_LIFE_MS = 15_000;
/** After this a browser that was cut off comes again. */
const RETRY_MS = 1000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would gather what is to be seen at once.
  'x-accel-buffering': 'no',
} as const;

export function logStreamRoute(app: FastifyInstance, simulator: Simulator): void {
  app.get(`${service.base}/log/stream`, { exposeHeadRoute: false }, async (request, reply) => {
    const foreign = refuseForeign(request, simulator.token);
    if (foreign !== undefined) return reply.code(403).send({ message: foreign });
    const asked = request.query as Inputs['streamLog'];
    try {
      refuseInvalid('streamLog', asked);
    } catch (error) {
      return refused(error, reply);
    }
    const context = { ...simulator, sessionId: enter(request, reply), origin: '' };
    const { after, ...filter } = asked;
    const seen = Number(request.headers['last-event-id'] ?? after ?? Number.NaN);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200, headers);
    reply.raw.write(`retry: ${RETRY_MS}\n\n`);
    await stream(reply.raw, context, { filter, seen });
    return reply;
  });
}

interface Asked {
  readonly filter: Omit<Inputs['streamLog'], 'after'>;
  /** The number of the last entry that the client knows; NaN where it knows none, and wants none of the past. */
  readonly seen: number;
}

/** Sends until either side ends it. */
async function stream(
  response: ServerResponse,
  context: ControlContext,
  { filter, seen }: Asked,
): Promise<void> {
  const { log, sessionId, running } = context;
  const newest = async (): Promise<number> => (await log.list(sessionId, { limit: 1 }))[0]?.id ?? 0;
  const cleared = (): void => void response.write('event: cleared\ndata:\n\n');

  let last = Number.isNaN(seen) ? await newest() : seen;
  // Numbers begin anew with the process: what the client knows was another one's.
  if (last > (await newest())) {
    cleared();
    last = 0;
  }
  const sendNew = async (): Promise<void> => {
    const until = await newest();
    const entries = (await call('listLog', { ...filter, after: last }, context)) as readonly LogEntry[];
    for (const entry of entries.toReversed()) {
      const isTaken = response.write(`id: ${entry.id}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`);
      if (!isTaken) await once(response, 'drain');
    }
    last = Math.max(until, entries[0]?.id ?? 0);
  };
  const pump = inTurn(sendNew, () => response.destroy());

  const signs = setInterval(() => response.write(':\n\n'), SIGN_OF_LIFE_MS);
  const unwatch = log.watch(sessionId, (change) => (change === 'cleared' ? cleared() : pump()));
  const end = (): void => void response.end();
  running.ending.signal.addEventListener('abort', end);
  pump();
  await once(response, 'close');
  running.ending.signal.removeEventListener('abort', end);
  unwatch();
  clearInterval(signs);
}

/** Runs a work that was asked for while it runs once more after it, however often it was asked for. */
function inTurn(work: () => Promise<void>, failed: () => void): () => void {
  let runs = false;
  let again = false;
  const run = async (): Promise<void> => {
    runs = true;
    do {
      again = false;
      await work();
    } while (again);
    runs = false;
  };
  return () => {
    if (runs) again = true;
    else run().catch(failed);
  };
}
