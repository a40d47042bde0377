import type { FastifyReply } from 'fastify';
import { Refused } from '../control/refused.ts';

/** What the control API says of what it has not done. @throws whatever is no refusal */
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
