/** Writes one request of the log as a file with one Playwright test. Pure. */
import type { LogEntry } from '../../sessions/log.ts';
import type { RepeatableRequest } from '../../sessions/scene.ts';
import { waitOf } from '../../sessions/waitOf.ts';
import { delayMs } from '../../world/values/duration.ts';
import { expectations } from './expected.ts';
import { requestSource } from './request.ts';
import { Code, quoted, source } from './source.ts';
import type { Start } from './startOf.ts';

interface TestSource {
  readonly entry: LogEntry;
  readonly repeatable: RepeatableRequest;
  readonly start: Start;
  readonly origin: string;
  /** Path under which a reverse proxy serves the simulator. */
  readonly base: string;
  /** Whether requests to the simulator need a token. */
  readonly needsToken: boolean;
}

/** A response that takes longer than this was delayed, so the test gets a longer timeout. */
const LATE_MS = 5_000;
/** Default timeout of Playwright. */
const USUAL_MS = 30_000;
/** Timeout of a request that gets no response, because the provider hangs. */
const HANG_MS = 1_000;

/** About the columns that the line has besides the options: `  const started = await request.post(…` and `);`. */
const BESIDE_BEGIN = 54;

export function testText({ entry, repeatable, start, origin, base, needsToken }: TestSource): string {
  const { method, status, at, id } = entry;
  const { fault, scene } = repeatable;
  const wire = entry.wire?.kind ?? fault?.answer.wire;
  const takesMs = expectedMs(repeatable, entry);
  const isLate = takesMs > LATE_MS;
  const hangs = wire === 'hang';
  const more = {
    ...(hangs && { timeout: HANG_MS }),
    ...(isLate && { timeout: takesMs + USUAL_MS }),
    ...(status >= 300 && status < 400 && { maxRedirects: 0 }),
  };
  const requestCode = requestSource({
    method,
    sent: { ...repeatable.sent, path: `.${repeatable.sent.path}` },
    more,
  });
  const isLost = status === 0 || wire === 'malformed-chunk';
  const use = {
    // Ends with a slash, so that paths are appended to the proxy's base path.
    baseURL: new Code(`(process.env['SIM_ORIGIN'] ?? ${quoted(origin + base)}).replace(/\\/*$/, '/')`),
    ...(needsToken && { extraHTTPHeaders: { 'X-Sim-Token': new Code("process.env['SIM_TOKEN'] ?? ''") } }),
  };
  const begin = `await request.post('./_sim/api/session', ${source({ data: start }, 2, BESIDE_BEGIN)})`;
  return [
    "import { expect, test } from '@playwright/test';",
    '',
    `// ${oneLine(scene.title)}，${at.slice(0, 19).replace('T', ' ')}，日志第 ${id} 条`,
    `test.use(${source(use)});`,
    '',
    `test(${quoted(nameOf(entry, wire))}, async ({ request }) => {`,
    ...(isLate ? [`  test.setTimeout(${2 * takesMs + USUAL_MS});`] : []),
    `  const started = ${begin};`,
    '  expect(started.status(), await started.text()).toBe(200);',
    '',
    ...comments(repeatable, entry).map((text) => `  // ${oneLine(text)}`),
    ...(isLost
      ? [`  await expect(${requestCode}).rejects.toThrow();`]
      : [
          `  const response = await ${requestCode};`,
          ...expectations(entry, fault).map((line) => `  ${line}`),
        ]),
    '});',
    '',
  ].join('\n');
}

const oneLine = (text: string): string => text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');

function nameOf({ service, operationId, path, code, status }: LogEntry, wire: string | undefined): string {
  const name = operationId === undefined ? (path.split('?', 1)[0] ?? '') : `${service}.${operationId}`;
  return `${name} ${wire ?? code ?? (status === 0 ? '连接断开' : status)}`;
}

/** Returns the time in ms that the response takes by a delay of a fault or a recording. */
function expectedMs({ fault, scene }: RepeatableRequest, { waitedMs, wire }: LogEntry): number {
  const { wire: kind, over = '10s' } = fault?.answer ?? {};
  const waited = waitedMs ?? (fault ? waitOf(fault, scene.seed) : 0);
  return waited + (wire?.overMs ?? (kind === 'slow-drip' ? delayMs(over) : 0));
}

function comments(
  { sent, hasStandIns, fault }: RepeatableRequest,
  { answeredBy, status, wire }: LogEntry,
): string[] {
  const hangs = (wire?.kind ?? fault?.answer.wire) === 'hang';
  const isClosed = status === 0 && !hangs;
  return [
    ...(hasStandIns ? ['密码与凭证以同样形状的值代替'] : []),
    ...(sent.unread ? ['正文当时读不出，以同样读不出的内容代替'] : []),
    ...(answeredBy === 'upstream' ? ['由真实的后端作答：只核对状态与代码'] : []),
    ...(hangs ? ['不答也不断开'] : []),
    ...(isClosed ? ['连接断开，没有应答'] : []),
  ];
}
