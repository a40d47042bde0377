import type { FastifyReply } from 'fastify';
import { Refused } from '../control/refused.ts';

/** Response of the control API to a refusal. @throws any other error */
export function refused(error: unknown, reply: FastifyReply): FastifyReply {
  if (!(error instanceof Refused)) throw error;
  const { status, message, nearest: close, violations, laws } = error;
  return reply.code(status).send({
    message,
    ...(close && { nearest: close }),
    ...(violations && { violations }),
    ...(laws && { laws }),
  });
}
