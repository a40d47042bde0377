/** Writes the requests and responses of a session as a scenario file (docs/recordings.md). */
import { setImmediate } from 'node:timers/promises';
import { parsed } from '../json/parsed.ts';
import { ofPlainText } from '../scenarios/replayHeaders.ts';
import {
  exchangeOf,
  headText,
  exchangeText,
  type BodyFile,
  type RecordedExchange,
} from '../scenarios/replayText.ts';
import type { ScenarioFile } from '../scenarios/scenario.ts';
import { operationNamed } from '../services/catalogue.ts';
import { asWritten } from '../services/payloadDigits.ts';
import { isoTime } from '../sessions/isoTime.ts';
import type { LogEntry, RequestLog } from '../sessions/log.ts';
import type { ControlHandler } from './context.ts';
import { gone } from './log.ts';

/** Entries read at once, so that other requests are answered in between. */
const PAGE = 10;
/** Maximum characters of one recording. */
const LONGEST = 4_000_000;
/** Maximum bytes of all bodies that have files of their own. */
const LARGEST = 32_000_000;

export const recordScenario: ControlHandler<'recordScenario'> = async (
  { name = 'recorded', title },
  { sessions, log, sessionId },
) => {
  const session = await sessions.current(sessionId);
  const entries = await entriesOf(log, sessionId);
  const left = await gone(log, sessionId);
  // The YAML writer is large, and few sessions are recorded.
  const { stringify } = await import('yaml');
  const scenario: ScenarioFile = {
    title: title ?? `录制：${session.title}`,
    extends: [...session.scenarios],
    clock: isoTime(session.startedAt),
    visit: session.visit,
  };
  const { exchanges, files } = await writtenExchanges(entries, name, stringify);
  const head = headText(scenario, stringify);
  return {
    file: `recorded/${name}.yaml`,
    text: exchanges.length === 0 ? `${head}replay: []\n` : `${head}replay:\n${exchanges.join('')}`,
    files: files.map((each) => ({ file: `recorded/${each.file}`, base64: each.bytes.toString('base64') })),
    exchanges: exchanges.length,
    leftOut: entries.length - exchanges.length + left,
  };
};

/** Writes the exchanges up to a limit. Other requests are answered in between. @param name of the recording */
async function writtenExchanges(
  entries: readonly LogEntry[],
  name: string,
  stringify: Parameters<typeof exchangeText>[1],
): Promise<{ exchanges: string[]; files: BodyFile[] }> {
  const exchanges: string[] = [];
  const files: BodyFile[] = [];
  let length = 0;
  let bytes = 0;
  for (const entry of entries) {
    const recorded = recordedExchangeOf(entry);
    if (!recorded) continue;
    const { exchange, beside } = exchangeOf(recorded, `${name}/${exchanges.length + 1}`);
    const text = exchangeText(exchange, stringify);
    length += text.length;
    bytes += beside.reduce((sum, each) => sum + each.bytes.length, 0);
    if (length > LONGEST || bytes > LARGEST) break;
    exchanges.push(text);
    files.push(...beside);
    await setImmediate();
  }
  return { exchanges, files };
}

/**
 * Returns an entry of the log as an exchange of a recording; undefined if it cannot be replayed: a file, an event
 * stream, or a request whose messages the log does not have.
 */
function recordedExchangeOf(entry: LogEntry): RecordedExchange | undefined {
  const { service, operationId, method, path: url, request, status, raw, waitedMs = 0, wire } = entry;
  const on = `${service}.${operationId}`;
  const operation = operationNamed(on);
  const { headers = {} } = raw?.response ?? {};
  if (!operation || !raw || headers['content-type']?.startsWith('text/event-stream')) return undefined;
  return {
    on,
    request: asWritten(operation, { method, url, body: raw.request.body ?? '' }, request),
    ...(status > 0 && { status }),
    ...answerOf(entry),
    delayMs: waitedMs,
    ...(wire && { wire }),
  };
}

function answerOf({ response, raw }: LogEntry): Pick<RecordedExchange, 'headers' | 'body'> {
  const { headers = {}, body = '', bytes } = raw?.response ?? {};
  if (bytes !== undefined) return { headers, body: Buffer.from(bytes, 'base64') };
  // The log has no bytes of a body in which it masked a secret.
  return {
    headers: ofPlainText(headers),
    body: Buffer.from(isBroken(response, body) ? JSON.stringify(response) : body),
  };
}

/** Returns whether masks have made a JSON text invalid, which happens if a secret is a number. */
const isBroken = (response: unknown, body: string): boolean =>
  typeof response === 'object' && response !== null && parsed(body) === undefined;

/** Returns the whole log of a session, oldest first. */
async function entriesOf(log: RequestLog, sessionId: string): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (;;) {
    const before = entries.at(-1)?.id;
    const page = await log.list(sessionId, { limit: PAGE, ...(before !== undefined && { before }) });
    entries.push(...page);
    if (page.length < PAGE) return entries.reverse();
    await setImmediate();
  }
}
