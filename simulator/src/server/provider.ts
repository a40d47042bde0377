import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nearest } from '#tools/nearest.ts';
import { catalogue, operationAt } from '../services/catalogue.ts';
import type { Incoming } from './incoming.ts';
import { answer } from './pipeline.ts';
import { enter } from './enter.ts';
import type { Simulator } from './simulator.ts';

/** Everything that no other part of the origin claims is a request to the provider. */
export function providerRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.all('/*', async (request, reply) => {
    const incoming = incomingFrom(request);
    const operation = operationAt(incoming.method, incoming.path);
    if (!operation) return unknownPath(incoming, reply);

    const sent = await answer(operation, incoming, enter(request, reply), simulator);
    if (sent.status === 0) return drop(request, reply);
    return reply
      .code(sent.status)
      .header('date', new Date(sent.now).toUTCString())
      .header('cache-control', 'no-store')
      .header('x-request-id', request.headers['x-request-id'] ?? randomUUID())
      .type(sent.type)
      .send(sent.body);
  });
}

function incomingFrom(request: FastifyRequest): Incoming {
  return {
    method: request.method,
    path: request.url.split('?', 1)[0] ?? '/',
    url: request.url,
    query: request.query as Readonly<Record<string, unknown>>,
    headers: request.headers,
    body: typeof request.body === 'string' ? request.body : '',
    ...(Buffer.isBuffer(request.body) && { bytes: request.body }),
  };
}

function unknownPath({ method, path }: Incoming, reply: FastifyReply): FastifyReply {
  const known = catalogue.map((operation) => `${operation.method.toUpperCase()} ${operation.url}`);
  return reply
    .code(404)
    .send({ message: `没有接口 ${method} ${path}`, nearest: nearest(`${method} ${path}`, known) });
}

/** Ends the connection without an answer, as a provider that dies would. */
export function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
