import type { FastifyReply, FastifyRequest } from 'fastify';

/** Closes the connection without a response, like a provider that crashes. */
export function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
