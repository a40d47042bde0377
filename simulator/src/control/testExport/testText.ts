/** Writes one request of the log as a file with one Playwright test. Pure. */
import type { LogEntry } from '../../sessions/log.ts';
import type { RepeatableRequest } from '../../sessions/scene.ts';
import { waitOf } from '../../sessions/waitOf.ts';
import { delayMs } from '../../world/values/duration.ts';
import { expectations } from './expected.ts';
import { requestSource } from './request.ts';
import { Code, quoted, source } from './source.ts';
import type { Start } from './startOf.ts';

interface Written {
  readonly entry: LogEntry;
  readonly again: RepeatableRequest;
  readonly start: Start;
  readonly origin: string;
  /** Path under which a reverse proxy serves the simulator. */
  readonly base: string;
  /** True if the simulator requires a token. */
  readonly isOpen: boolean;
}

/** Delays above this are intended: Playwright waits 30 s. */
const LATE_MS = 5_000;
const USUAL_MS = 30_000;
/** Time without a response if the provider hangs. */
const HANG_MS = 1_000;

export function testText({ entry, again, start, origin, base, isOpen }: Written): string {
  const { method, status, at, id } = entry;
  const { fault, scene } = again;
  const wire = entry.wire?.kind ?? fault?.answer.wire;
  const takes = expectedMs(again, entry);
  const isLate = takes > LATE_MS;
  const hangs = wire === 'hang';
  const more = {
    ...(hangs && { timeout: HANG_MS }),
    ...(isLate && { timeout: takes + USUAL_MS }),
    ...(status >= 300 && status < 400 && { maxRedirects: 0 }),
  };
  const asked = requestSource({ method, sent: { ...again.sent, path: `.${again.sent.path}` }, more });
  const isLost = status === 0 || wire === 'malformed-chunk';
  const use = {
    // Ends with a slash, so that paths are appended to the proxy's base path.
    baseURL: new Code(`(process.env['SIM_ORIGIN'] ?? ${quoted(origin + base)}).replace(/\\/*$/, '/')`),
    ...(isOpen && { extraHTTPHeaders: { 'X-Sim-Token': new Code("process.env['SIM_TOKEN'] ?? ''") } }),
  };
  const begin = `await request.post('./_sim/api/session', ${source({ data: start }, 2, 54)})`;
  return [
    "import { expect, test } from '@playwright/test';",
    '',
    `// ${oneLine(scene.title)}，${at.slice(0, 19).replace('T', ' ')}，日志第 ${id} 条`,
    `test.use(${source(use)});`,
    '',
    `test(${quoted(nameOf(entry, wire))}, async ({ request }) => {`,
    ...(isLate ? [`  test.setTimeout(${2 * takes + USUAL_MS});`] : []),
    `  const started = ${begin};`,
    '  expect(started.status(), await started.text()).toBe(200);',
    '',
    ...comments(again, entry).map((text) => `  // ${oneLine(text)}`),
    ...(isLost
      ? [`  await expect(${asked}).rejects.toThrow();`]
      : [`  const response = await ${asked};`, ...expectations(entry, fault).map((line) => `  ${line}`)]),
    '});',
    '',
  ].join('\n');
}

const oneLine = (text: string): string => text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');

function nameOf({ service, operationId, path, code, status }: LogEntry, wire: string | undefined): string {
  const name = operationId === undefined ? (path.split('?', 1)[0] ?? '') : `${service}.${operationId}`;
  return `${name} ${wire ?? code ?? (status === 0 ? '连接断开' : status)}`;
}

/** @returns ms of a fault's or a recording's delay */
function expectedMs({ fault, scene }: RepeatableRequest, { waitedMs, wire }: LogEntry): number {
  const { wire: kind, over = '10s' } = fault?.answer ?? {};
  const waited = waitedMs ?? (fault ? waitOf(fault, scene.seed) : 0);
  return waited + (wire?.overMs ?? (kind === 'slow-drip' ? delayMs(over) : 0));
}

function comments(
  { sent, hasStandIns, fault }: RepeatableRequest,
  { answeredBy, status, wire }: LogEntry,
): string[] {
  return [
    ...(hasStandIns ? ['密码与凭证以同样形状的值代替'] : []),
    ...(sent.unread ? ['正文当时读不出，以同样读不出的内容代替'] : []),
    ...(answeredBy === 'upstream' ? ['由真实的后端作答：只核对状态与代码'] : []),
    ...((wire?.kind ?? fault?.answer.wire) === 'hang'
      ? ['不答也不断开']
      : status === 0
        ? ['连接断开，没有应答']
        : []),
  ];
}
