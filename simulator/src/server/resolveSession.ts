import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSessionId } from '../sessions/generatedName.ts';
import { encodedName, SESSION_HEADER, sessionCookie, sessionIdOf } from './access/sessionId.ts';

/**
 * Returns the request's session. On first contact it makes one, which the browser keeps in a cookie. A page does so itself: its
 * parallel first requests would each make another one, and the browser would keep that of the last response.
 */
export function resolveSession(request: FastifyRequest, reply: FastifyReply): string {
  const known = sessionIdOf(request.headers);
  if (known !== undefined) return known;
  const id = newSessionId();
  void reply.header('set-cookie', sessionCookie(id)).header(SESSION_HEADER, encodedName(id));
  return id;
}
