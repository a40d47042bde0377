import { isoTime } from '../sessions/isoTime.ts';
import type { LogEntry, RequestLog } from '../sessions/log.ts';
import type { SessionManager } from '../sessions/manager.ts';
import type { SessionSummary } from '../sessions/store.ts';
import type { ControlHandler } from './context.ts';
import { Refused } from './refused.ts';
import { sessionState } from './session.ts';

const DEFAULT_LIMIT = 200;

/** Lists sessions. This does not count as a use of them, so it does not delay their end. */
export const listSessions: ControlHandler<'listSessions'> = async (
  { search = '', limit = DEFAULT_LIMIT },
  { sessions, log },
) => {
  const words = search.toLowerCase();
  const found = [];
  for (const stored of await sessions.list()) {
    if (found.length >= limit) break;
    const summary = await summaryOf(stored, sessions, log);
    if (words === '' || JSON.stringify(summary).toLowerCase().includes(words)) found.push(summary);
  }
  return found;
};

/** The route sets the browser's cookie (server/served/control.ts); the session itself stays. */
export const enterSession: ControlHandler<'enterSession'> = async ({ id }, { sessions }) => {
  const session = await sessions.find(id);
  if (!session) throw new Refused(404, `没有会话 ${id}，它可能已因太久未用而结束`);
  return sessionState(session, sessions);
};

async function summaryOf(
  { id, name, scenarios, title, visit, faults, clock, startedAt, usedAt }: SessionSummary,
  sessions: SessionManager,
  log: RequestLog,
) {
  const [[last], requests] = await Promise.all([log.list(id, { limit: 1 }), log.count(id)]);
  return {
    id,
    ...(name !== undefined && { name }),
    scenarios: [...scenarios],
    title,
    clock: { now: isoTime(sessions.now({ clock })), running: clock.running },
    visit,
    faults,
    startedAt: isoTime(startedAt),
    usedAt: isoTime(usedAt),
    requests,
    ...(last && { last: inShort(last) }),
  };
}

const inShort = ({ method, path, service, operationId, status, code }: LogEntry) => ({
  method,
  path: path.split('?', 1)[0] ?? '',
  ...(operationId !== undefined && { operation: `${service}.${operationId}` }),
  status,
  ...(code !== undefined && { code }),
});
