import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { service } from '#generated/control/service.ts';
import { nearest } from '#tools/nearest.ts';
import { call, controlOperations } from '../../control/call.ts';
import { Refused } from '../../control/refused.ts';
import { readJson, valueLimits } from '../../json/readJson.ts';
import { sessionCookie } from '../access/sessionId.ts';
import { baseOf, originOf } from '../network/arrival.ts';
import { refused } from '../refusal.ts';
import { refuseCrossOrigin } from '../request/crossOriginGuard.ts';
import { resolveSession } from '../resolveSession.ts';
import { rememberSession, rememberSessionAs, restoreCookie } from '../sessionRestoreCookie.ts';
import type { Simulator } from '../simulator.ts';
import { wrongMethod } from '../unknownPath.ts';
import { healthAndMetricsOperations } from './healthAndMetrics.ts';

/** Operations that replace the browser's session or set its clock on purpose: its cookie is written again, and nothing counts as lost. */
const REWRITES_COOKIE: ReadonlySet<string> = new Set([
  'startSession',
  'deleteSession',
  'importSnapshot',
  'enterScene',
  'setClock',
]);

/** Control API: plain JSON; the HTTP status tells the outcome. */
export function controlRoutes(app: FastifyInstance, simulator: Simulator): void {
  for (const { id, method, path } of controlOperations) {
    if (healthAndMetricsOperations.has(id) || id === 'streamLog') continue;
    app.route({
      method: method.toUpperCase(),
      url: service.base + path,
      handler: async (request, reply) => {
        const foreign = refuseCrossOrigin(request, simulator.token);
        if (foreign !== undefined) return reply.code(403).send({ message: foreign });
        try {
          const [origin, base] = [originOf(request.raw), baseOf(request.raw)];
          const context = { ...simulator, sessionId: resolveSession(request, reply), origin, base };
          const answer = await call(id, inputOf(request), context);
          if (id === 'enterSession') await enterAs((answer as { id: string }).id, reply, simulator);
          else if (REWRITES_COOKIE.has(id)) await rememberSession(request, reply, simulator);
          else await setRestoreCookie(request, reply, simulator);
          return await reply.header('cache-control', 'no-store').send(answer);
        } catch (error) {
          return refused(error, reply);
        }
      },
    });
  }
  const known = controlOperations.map(({ method, path }) => `${method.toUpperCase()} ${service.base}${path}`);
  app.all(`${service.base}/*`, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = controlOperations.filter((operation) => service.base + operation.path === path);
    if (allowed.length > 0)
      return wrongMethod(
        reply,
        request.method,
        path,
        allowed.map(({ method }) => method),
      );
    const name = `${request.method} ${path}`;
    return reply.code(404).send({ message: `没有接口 ${name}`, nearest: nearest(name, known) });
  });
}

/** Puts the browser into another session. */
async function enterAs(id: string, reply: FastifyReply, { sessions }: Simulator): Promise<void> {
  void reply.header('set-cookie', sessionCookie(id));
  await rememberSessionAs(id, reply, sessions);
}

/**
 * Tells the browser whether its session is stored or lost, if that has changed. The console polls every two seconds and so
 * notices a restart.
 */
async function setRestoreCookie(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { sessions }: Simulator,
): Promise<void> {
  const cookie = await restoreCookie(headers, sessions);
  if (cookie !== undefined) void reply.header('set-cookie', cookie);
}

function inputOf(request: FastifyRequest): unknown {
  // Clients send a content type with a DELETE too, which has no body.
  if (typeof request.body !== 'string' || (request.method === 'DELETE' && request.body === ''))
    return request.query;
  const read = readJson(request.body, valueLimits.world);
  if ('problem' in read) throw new Refused(400, `请求正文${read.problem}`);
  return read.value;
}
