import type { ControlHandler } from './context.ts';

export const listLog: ControlHandler<'listLog'> = async ({ search }, { log, sessionId }) =>
  (await log.list(sessionId, search)).map(({ violations, ...entry }) => ({
    ...entry,
    ...(violations && { violations: [...violations] }),
  }));

export const clearLog: ControlHandler<'clearLog'> = async (_input, { log, sessionId }) => ({
  cleared: await log.clear(sessionId),
});
