import document from '#generated/control/openapi.json' with { type: 'json' };
import type { ControlHandler } from './context.ts';
import { harOf } from './har.ts';

export const listLog: ControlHandler<'listLog'> = async ({ raw: isRaw, ...reading }, { log, sessionId }) =>
  (await log.list(sessionId, reading)).map(({ violations, requestViolations, raw, ...entry }) => ({
    ...entry,
    ...(violations && { violations: [...violations] }),
    ...(requestViolations && { requestViolations: [...requestViolations] }),
    ...(isRaw === true && raw && { raw }),
  }));

export const exportLog: ControlHandler<'exportLog'> = async (_input, { log, sessionId, origin }) =>
  harOf(await log.list(sessionId), origin, document.info.version);

export const clearLog: ControlHandler<'clearLog'> = async (_input, { log, sessionId }) => ({
  cleared: await log.clear(sessionId),
});
