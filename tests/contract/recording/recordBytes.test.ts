/** Tests that recorded responses of a real backend and of faults are replayed byte for byte, on a raw socket. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { patience } from '#tools/patience.mjs';
import { overSocket, partsOf } from '#tools/sim/rawSocket.ts';
import { root, startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { backend } from '../../../checker/tests/support/commandLine.ts';
import { upstreamAnswers } from '../../support/recordings/upstreamAnswers.ts';
import { client, type Client } from '../client.ts';

type Recording = components['schemas']['Recording'];
type Answer = components['schemas']['FaultAnswer'];

const on = 'standard.queryCouponInfo';
const path = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';

const faults: Readonly<Record<string, Answer>> = {
  'fault: code': { code: '9999999' },
  'fault: status': { status: 502, body: '<title>502</title>' },
  'fault: body': { body: 'plain' },
  'fault: delay': { delay: '300ms' },
  'fault: code after a delay': { code: '9999999', delay: '300ms' },
  'fault: drop connection': { drop: 'connection' },
  'fault: drop answer': { drop: 'answer' },
  'fault: hang': { wire: 'hang' },
  'fault: hang after a delay': { wire: 'hang', delay: '300ms' },
  'fault: reset': { wire: 'reset' },
  'fault: empty': { wire: 'empty' },
  'fault: truncated': { wire: 'truncated' },
  'fault: wrong-type': { wire: 'wrong-type' },
  'fault: malformed-chunk': { wire: 'malformed-chunk' },
  'fault: slow-drip': { wire: 'slow-drip', over: '400ms' },
};
const cases = [...Object.keys(upstreamAnswers), ...Object.keys(faults)];

/** Headers that differ between connections and sessions, or come from the simulator itself. They are not compared. */
const VARIABLE_HEADERS = /^(date|connection|keep-alive|x-request-id|x-sim-[a-z-]+|set-cookie): /;

interface RawResponse {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
  readonly end: string;
}
interface TimedResponse extends RawResponse {
  /** Milliseconds to the first byte, or to the end without one. */
  readonly took: number;
}

const secret = 'tok-4b1d77c0aa';
const withSecret = JSON.stringify({
  resultCode: '0000000',
  resultMsg: '成功',
  resultData: { token: secret, notes: Array.from({ length: 8_000 }, () => `again ${secret}`) },
});
const folder = mkdtempSync(join(tmpdir(), 'record-bytes-'));
/** By case: its response while it was recorded. */
const first = new Map<string, TimedResponse>();
/** Cases with a delay of 300 ms. The others have no upper limit, because a busy machine may delay them. */
const LATE = new Set([
  'slow',
  ...cases.filter((name) => faults[name]?.delay === '300ms' && !faults[name].wire),
]);
/** The delay of 300 ms, less the milliseconds by which a timer may fire early. */
const LEAST_DELAY_MS = 295;
let real: Awaited<ReturnType<typeof backend>>;
let recorder: Served;
let player: Served;
let recorded: Client;
let recording: Recording;

function withoutTime(timed: TimedResponse | undefined): RawResponse | undefined {
  if (!timed) return undefined;
  const { took: _, ...response } = timed;
  return response;
}

/** Sends a case over a raw socket. @returns the response without VARIABLE_HEADERS */
async function sendCase(origin: string, session: string, name: string): Promise<TimedResponse> {
  const body = JSON.stringify({ productCode: '12003', case: name });
  const headers = { 'x-sim-session': session, 'content-type': 'application/json', connection: 'close' };
  const began = performance.now();
  const isSilent = name.includes('hang');
  const { text, end, at } = await overSocket(
    origin,
    { method: 'POST', path, headers, body },
    isSilent ? 900 : 5000,
  );
  const { head, ...parts } = partsOf(text);
  const took = at[0] ?? (isSilent ? 0 : performance.now() - began);
  return {
    status: text === '' ? 0 : parts.status,
    headers: head
      .split('\r\n')
      .slice(1)
      .filter((line) => !VARIABLE_HEADERS.test(line))
      .sort(),
    body: parts.body,
    end,
    took,
  };
}

beforeAll(async () => {
  cpSync(join(root, 'scenarios/start/baseline.yaml'), join(folder, 'start/baseline.yaml'));
  real = await backend((request, response) => {
    let asked = '';
    request.on('data', (piece: Buffer) => (asked += piece.toString()));
    request.on('end', () => {
      const { case: name } = JSON.parse(asked) as { case: string };
      if (name === 'secret') response.writeHead(200, { 'content-type': 'application/json' }).end(withSecret);
      else (upstreamAnswers[name] ?? upstreamAnswers['JSON 200'])?.(response);
    });
  });
  [recorder, player] = await Promise.all([
    startSimulator({ upstreams: [`${on}=${real.origin}`] }),
    startSimulator({ env: { SCENARIOS_DIR: folder } }),
  ]);
  const session = `record-${randomUUID()}`;
  recorded = client({ origin: recorder.origin, session });
  for (const name of cases) {
    const answer = faults[name];
    if (answer) await recorded.control('POST', '/faults', { on, answer, times: 1 });
    first.set(name, await sendCase(recorder.origin, session, name));
  }
  recording = await recorded.control<Recording>('GET', '/recording?name=bytes');
  for (const { file, base64 } of recording.files) write(file, Buffer.from(base64, 'base64'));
  write(recording.file, recording.text);
  await vi.waitUntil(async () => (await start('bytes')) === 200, { timeout: patience(60_000) });
});
afterAll(async () => {
  await Promise.all([recorder.stop(), player.stop(), real.stop()]);
  rmSync(folder, { recursive: true });
});

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const start = async (scenario: string, session = 'player'): Promise<number> =>
  (
    await client({ origin: player.origin, session }).send('POST', '/_sim/api/session', {
      scenarios: [scenario],
    })
  ).status;

test('omits nothing, and writes large bodies to separate files', { tags: ['team-recorded-bytes'] }, () => {
  expect([recording.exchanges, recording.leftOut]).toEqual([cases.length, 0]);
  expect(recording.files.map(({ file }) => file.replace(/\d+/, 'N'))).toEqual([
    'recorded/bytes/N.html',
    'recorded/bytes/N.json',
    'recorded/bytes/N.json',
    'recorded/bytes/N.png',
    'recorded/bytes/N.bin',
  ]);
});

test('received no byte by silent faults, and delayed ones late', { tags: ['team-recorded-bytes'] }, () => {
  for (const silent of ['fault: hang', 'fault: reset', 'fault: drop connection'])
    expect(first.get(silent), silent).toMatchObject({ status: 0, body: '' });
  for (const late of LATE) expect(first.get(late)?.took, late).toBeGreaterThanOrEqual(LEAST_DELAY_MS);
});

test.each(cases)('replays %s unchanged', { tags: ['team-recorded-bytes'] }, async (name) => {
  const session = `again-${randomUUID()}`;
  await start('bytes', session);
  const { took, ...again } = await sendCase(player.origin, session, name);
  expect(again).toEqual(withoutTime(first.get(name)));
  if (LATE.has(name)) expect(took).toBeGreaterThanOrEqual(LEAST_DELAY_MS);
});

test('has no large body in the scenario file', { tags: ['team-recorded-bytes'] }, () => {
  const longest = Math.max(...recording.text.split('\n').map(({ length }) => length));
  expect(longest).toBeLessThan(65_536);
});

test('masks a secret in a large JSON’s file', { tags: ['team-recorded-bytes'] }, async () => {
  const session = `secret-${randomUUID()}`;
  expect((await sendCase(recorder.origin, session, 'secret')).body).toContain(secret);
  const { text, files } = await client({ origin: recorder.origin, session }).control<Recording>(
    'GET',
    '/recording?name=secret',
  );
  expect(files.map(({ file }) => file)).toEqual(['recorded/secret/1.json']);
  const body = Buffer.from(files[0]?.base64 ?? '', 'base64').toString();
  expect(JSON.parse(body)).toMatchObject({
    resultData: { token: expect.stringMatching(/^\*{3}\w{6}$/) as string },
  });
  expect(text + body).not.toContain(secret);
});

test('a recording of the replay equals the first recording', { tags: ['team-recorded-bytes'] }, async () => {
  const session = `again-${randomUUID()}`;
  await start('bytes', session);
  for (const name of cases) await sendCase(player.origin, session, name);
  const second = await client({ origin: player.origin, session }).control<Recording>(
    'GET',
    '/recording?name=bytes',
  );
  const replayOf = ({ text }: Recording) =>
    text.slice(text.indexOf('\nreplay:')).replaceAll(/delay: \d+ms/g, 'delay');
  expect(replayOf(second)).toBe(replayOf(recording));
  expect(second.files).toEqual(recording.files);
});
