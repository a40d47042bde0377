import type { FastifyReply, FastifyRequest } from 'fastify';

/** Ends the connection without an answer, as a provider that dies would. */
export function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
