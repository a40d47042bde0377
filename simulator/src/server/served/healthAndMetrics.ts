/**
 * Health and metrics for operators' tools, at the usual addresses and at those of the control API. They neither read
 * nor create a session.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { service } from '#generated/control/service.ts';
import { call } from '../../control/call.ts';
import { EXPOSITION_TYPE } from '../../control/exposition.ts';
import { newSessionId } from '../../sessions/generatedName.ts';
import { baseOf, originOf } from '../network/arrival.ts';
import { refused } from '../refusal.ts';
import { refuseCrossOrigin } from '../request/crossOriginGuard.ts';
import type { Simulator } from '../simulator.ts';

/** Needs no token, even if other machines can reach the simulator: a load balancer has none (token.ts). */
const HEALTH = '/_sim/health';

/** Operations that these routes answer. */
export const healthAndMetricsOperations: ReadonlySet<string> = new Set(['getHealth', 'getMetrics']);

export function healthAndMetricsRoutes(app: FastifyInstance, simulator: Simulator): void {
  const contextOf = ({ raw }: FastifyRequest) => ({
    ...simulator,
    sessionId: newSessionId(),
    origin: originOf(raw),
    base: baseOf(raw),
  });

  const health = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answer = await call('getHealth', request.query, contextOf(request));
    const { probe } = request.query as { probe?: string };
    const isWell = probe === 'live' || (answer as { ready: boolean }).ready;
    return reply.code(isWell ? 200 : 503).send(answer);
  };
  const metrics = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const foreign = refuseCrossOrigin(request, simulator.token);
    if (foreign !== undefined) return reply.code(403).send({ message: foreign });
    return reply.type(EXPOSITION_TYPE).send(await call('getMetrics', request.query, contextOf(request)));
  };
  const routes = [
    [HEALTH, health],
    [`${service.base}/health`, health],
    ['/_sim/metrics', metrics],
    [`${service.base}/metrics`, metrics],
  ] as const;
  for (const [address, answer] of routes)
    app.get(address, (request, reply) =>
      answer(request, reply.header('cache-control', 'no-store')).catch((error: unknown) =>
        refused(error, reply),
      ),
    );
}
