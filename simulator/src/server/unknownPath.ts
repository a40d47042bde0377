import type { FastifyReply, FastifyRequest } from 'fastify';
import { nearest } from '#tools/nearest.ts';
import { catalogue } from '../services/catalogue.ts';

/** Answers unknown paths with HTTP 404 and the nearest paths, and wrong methods with HTTP 405. */
export function unknownPath({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = url.split('?', 1)[0] ?? '';
  const allowed = catalogue.filter((operation) => operation.url === path).map(({ method: known }) => known);
  if (allowed.length > 0) return wrongMethod(reply, method, path, allowed);
  const name = `${method} ${path}`;
  const known = catalogue.map((operation) => `${operation.method.toUpperCase()} ${operation.url}`);
  return reply.code(404).send({ message: `没有接口 ${name}`, nearest: nearest(name, known) });
}

/** Answers HTTP 405. @param allowed methods of the path */
export function wrongMethod(
  reply: FastifyReply,
  method: string,
  path: string,
  allowed: readonly string[],
): FastifyReply {
  const names = [...new Set(allowed.map((each) => each.toUpperCase()))].sort().join(', ');
  return reply
    .code(405)
    .header('allow', names)
    .send({ message: `${path} 没有方法 ${method}，只有 ${names}` });
}
