/** Serves subscribed calendars. Calendar programs send neither cookie nor login: only the token in the address gives access. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CALENDAR_PATH, calendarTokenHash, mayBeOf } from '../../services/calendarToken.ts';
import { dueCalendar } from '../../services/dueCalendar.ts';
import { iCalendar } from '../../services/icalendar.ts';
import type { SessionManager } from '../../sessions/manager.ts';
import { linkWithHash, scopeOfLink } from '../../world/calendarLinks/links.ts';
import { dayOf } from '../../world/values/calendar.ts';
import type { Simulator } from '../simulator.ts';

/** Returns the calendar of a token; undefined if it is unknown or revoked. */
async function calendarOf(token: string, sessions: SessionManager): Promise<string | undefined> {
  const hash = calendarTokenHash(token);
  const ids = (await sessions.list()).map(({ id }) => id).filter(mayBeOf(token));
  for (const id of ids) {
    // The ids are those of the token's tag, so a guessed token loads few sessions. Only the one with the link is brought up to date.
    const stored = await sessions.find(id);
    if (!stored || !linkWithHash(stored.world, hash)) continue;
    const session = await sessions.current(id);
    const link = linkWithHash(session.world, hash);
    const scope = link && scopeOfLink(session.world, link);
    if (!link || !scope) continue;
    const today = dayOf(sessions.now(session));
    return iCalendar(dueCalendar(session.world, { product: link.product, scope, today }));
  }
  return undefined;
}

export function calendarRoutes(app: FastifyInstance, { sessions }: Simulator): void {
  app.get(`${CALENDAR_PATH}/:file`, async (request, reply) => {
    const { file } = request.params as { file: string };
    const content = await calendarOf(file.replace(/\.ics$/, ''), sessions);
    if (content === undefined) return reply.code(404).send({ message: '日历不存在' });
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    void reply.header('etag', etag).header('cache-control', 'private, no-cache');
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known?.includes(etag) || known?.includes('*')) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(content);
  });
}
