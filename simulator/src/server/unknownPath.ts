import type { FastifyReply, FastifyRequest } from 'fastify';
import { nearest } from '#tools/nearest.ts';
import { catalogue } from '../services/catalogue.ts';

/** No area of the origin and no operation of the provider: HTTP 404 naming the nearest operations. */
export function unknownPath({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const asked = `${method} ${url.split('?', 1)[0]}`;
  const known = catalogue.map((operation) => `${operation.method.toUpperCase()} ${operation.url}`);
  return reply.code(404).send({ message: `没有接口 ${asked}`, nearest: nearest(asked, known) });
}
