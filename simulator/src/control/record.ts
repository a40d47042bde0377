/** A session's conversation as a scenario file (scenarios/scenario.ts, `replay`). */
import { setImmediate } from 'node:timers/promises';
import { isObject } from '#tools/object.ts';
import type { NewReplay, ScenarioFile } from '../scenarios/scenario.ts';
import { isoTime } from '../sessions/isoTime.ts';
import type { LogEntry, RequestLog } from '../sessions/log.ts';
import type { ControlHandler } from './context.ts';
import { gone } from './log.ts';

/** Entries that are read at once, so that other requests are answered in between. */
const PAGE = 10;
/** Of the text of one recording, in characters. */
const LONGEST = 4_000_000;
/** The writer of YAML takes a microsecond for each character: what is longer is written as JSON, which YAML reads too. */
const LONG = 4_000;

export const recordScenario: ControlHandler<'recordScenario'> = async (
  { name = 'recorded', title },
  { sessions, log, sessionId },
) => {
  const session = await sessions.current(sessionId);
  const entries = await entriesOf(log, sessionId);
  const left = await gone(log, sessionId);
  // The writer of YAML is large, and few sessions are recorded.
  const { stringify } = await import('yaml');
  const scenario: ScenarioFile = {
    title: title ?? `录制：${session.title}`,
    extends: [...session.scenarios],
    clock: isoTime(session.startedAt),
    visit: session.visit,
  };
  const exchanges: string[] = [];
  let length = 0;
  for (const { service, operationId, request, response } of entries) {
    if (service === undefined || !isObject(response)) continue;
    const text = written({ on: `${service}.${operationId}`, request, answer: response }, stringify);
    if (length + text.length > LONGEST) break;
    length += text.length;
    exchanges.push(text);
    await setImmediate();
  }
  const head = stringify(scenario, FORM);
  return {
    file: `recorded/${name}.yaml`,
    text: exchanges.length === 0 ? `${head}replay: []\n` : `${head}replay:\n${exchanges.join('')}`,
    exchanges: exchanges.length,
    leftOut: entries.length - exchanges.length + left,
  };
};

/** Oldest first. */
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

const FORM = { aliasDuplicateObjects: false, lineWidth: 120 };

/** One exchange as an item of the list `replay`. */
function written(exchange: NewReplay, stringify: (value: unknown, form: typeof FORM) => string): string {
  const json = JSON.stringify(exchange);
  if (json.length > LONG) return `  - ${json}\n`;
  return stringify([exchange], FORM)
    .split('\n')
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n');
}
