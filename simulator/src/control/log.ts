import type { Outputs } from '#generated/control/io.ts';
import { bundled } from '#tools/contract/generated.ts';
import type { LogEntry, RequestLog } from '../sessions/log.ts';
import type { ControlHandler } from './context.ts';
import { harOf } from './har.ts';
import { replayable } from './replayableHar.ts';

const { version } = bundled('control').info;

export const listLog: ControlHandler<'listLog'> = async ({ raw: isRaw, ...reading }, { log, sessionId }) =>
  (await log.list(sessionId, reading)).map((entry) => listedEntry(entry, isRaw));

/** Returns an entry as the API lists and streams it. @param isRaw adds the messages as they were sent */
export const listedEntry = (
  { violations, requestViolations, raw, ...entry }: LogEntry,
  isRaw = false,
): Outputs['listLog'][number] => ({
  ...entry,
  ...(violations && { violations: [...violations] }),
  ...(requestViolations && { requestViolations: [...requestViolations] }),
  ...(isRaw && raw && { raw }),
});

export const exportLog: ControlHandler<'exportLog'> = async (
  { replayable: isReplayable },
  { log, sessionId, origin: host, base },
) => {
  const origin = host + base;
  const facts = { version, gone: await gone(log, sessionId) };
  const entries = await log.list(sessionId);
  if (!isReplayable) return harOf(entries, origin, facts);
  // Playwright can only replay whole responses.
  return replayable(
    harOf(
      entries.filter(({ wire }) => wire?.kind !== 'malformed-chunk'),
      origin,
      facts,
    ),
  );
};

/** @returns how many requests the log has dropped */
export async function gone(log: RequestLog, sessionId: string): Promise<number> {
  const asked = [...(await log.requestCounts(sessionId)).values()].reduce((sum, times) => sum + times, 0);
  return asked - (await log.count(sessionId));
}

export const countLog: ControlHandler<'countLog'> = async (_input, { log, sessionId }) => {
  const operations = [...(await log.requestCounts(sessionId))].map(([on, asked]) => ({ on, asked }));
  return {
    asked: operations.reduce((sum, { asked }) => sum + asked, 0),
    kept: await log.count(sessionId),
    operations,
  };
};

export const clearLog: ControlHandler<'clearLog'> = async (_input, { log, sessionId }) => ({
  cleared: await log.clear(sessionId),
});
