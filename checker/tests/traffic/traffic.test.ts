/** The contract checker on traffic that it did not make: recorded in a file, or passing through its proxy. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { backend, checker } from '../support/commandLine.ts';

// Each test of the proxy starts a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'traffic-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PATH = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const RIGHT = '{"productCode":"12003"}';
const WRONG = '{}';

const refusal = (code: string): string =>
  JSON.stringify({ resultCode: code, resultMsg: '不行', extData: null });
const lines = (text: string): number => text.trim().split('\n').length;

const entry = (code: string, { path = PATH, body = RIGHT, time = 3 } = {}) => ({
  time,
  request: { method: 'POST', url: `http://x${path}`, headers: [], postData: { text: body } },
  response: {
    status: 200,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { text: refusal(code) },
  },
});

/** An entry whose answer did not come, or not whole. */
const without = (response: object, time = 3) => ({
  ...entry('0000006', { time }),
  response: { headers: [], ...response },
});

const ABORTED = { status: 0, _error: 'net::ERR_ABORTED' };
const BODILESS = { status: 200, content: { size: 120, mimeType: 'application/json' } };

function recorded(...entries: readonly object[]): string {
  const file = join(folder, 'traffic.har');
  writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries } }));
  return file;
}

/** The team says 4711 where the contract assumes E9000001. */
function codesFile(): string {
  const file = join(folder, 'codes.yaml');
  writeFileSync(file, 'standard: { E9000001: 4711 }\n');
  return file;
}

test('recorded traffic is judged; a recording that is cut is said to be', async () => {
  const file = recorded(entry('0000006'), entry('E1200007'));
  const judged = await checker('--har', file);
  expect(judged.out).toContain('code E1200007 is not documented for queryCouponInfo');
  expect(judged.out).not.toContain('code 0000006');
  // To be sent again where it was sent when it was recorded.
  expect(judged.out).toContain(`curl -s -X POST 'http://x${PATH}'`);
  expect(judged.code).toBe(1);
  truncateSync(file, 700);
  const cut = await checker('--har', file);
  expect(cut.err).toMatch(/is cut: it ends after 1 whole entries/);
  expect(cut.code).toBe(2);
});

test.each([
  ['no request at all', [], /traffic\.har: there was no request to judge/],
  [
    'only requests that no contract knows',
    ['/', '/app.js', '/app.css', '/logo.svg'].map((path) => entry('0', { path })),
    /traffic\.har: no contract knows any of the requests \(POST \/, POST \/app\.js, POST \/app\.css, …\): record/,
  ],
  [
    'only requests that nobody waited for',
    [without(ABORTED), without(ABORTED)],
    /traffic\.har: 2 requests, none of them waited for/,
  ],
  [
    'only answers without their bodies',
    [without(BODILESS), without({ ...BODILESS, content: { size: -1 } })],
    /traffic\.har: 2 requests, their answers without a body: record with response bodies/,
  ],
])(
  'a recording with %s keeps and breaks nothing: one clear line and exit code 2',
  async (_, entries, says) => {
    const { code, out, err } = await checker('--har', recorded(...entries));
    expect(err).toMatch(says);
    expect(lines(err)).toBe(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  },
);

test('a page that leaves before the answer is held against nobody, and counted', async () => {
  const playwright = without({ status: -1, _failureText: 'net::ERR_ABORTED' });
  const { code, out } = await checker('--har', recorded(without(ABORTED), playwright, entry('0000006')));
  expect(out).toMatch(/✓ kept · 1 operations, 1 requests/);
  expect(out).toContain(`2 × POST ${PATH}: the client did not wait for the answer`);
  expect(code).toBe(0);
});

test.each([
  ['Chrome, reset', { status: 0, _error: 'net::ERR_CONNECTION_RESET' }],
  ['Playwright, reset', { status: -1, _failureText: 'net::ERR_CONNECTION_RESET' }],
  ['Chrome, aborted', { status: 0, _error: 'net::ERR_CONNECTION_ABORTED' }],
])('a connection that the backend breaks is held against it (%s)', async (_, response) => {
  const { code, out } = await checker('--har', recorded(without(response)));
  expect(out).toContain('no answer was recorded');
  expect(code).toBe(1);
});

test('a page that gives up at the time limit, or a hair before by its clock, shows that the backend is late', async () => {
  const late = await checker('--har', recorded(without(ABORTED, 10_000)));
  expect(late.out).toContain('no whole answer within 10000 ms');
  expect(late.code).toBe(1);
  const hair = await checker('--har', recorded(without(ABORTED, 990)), '--time-limit', '1s');
  expect(hair.out).toContain('no whole answer within 1000 ms');
  const soon = await checker('--har', recorded(without(ABORTED, 900)), '--time-limit', '1s');
  expect(soon.err).toContain('none of them waited for');
});

test('an answer whose body was not recorded is no empty answer', async () => {
  const { code, out } = await checker('--har', recorded(without(BODILESS), entry('0000006')));
  expect(out).toMatch(/✓ kept · 1 operations, 1 requests/);
  expect(out).toContain(`1 × POST ${PATH}: the recording does not hold the body of the answer`);
  expect(code).toBe(0);
  const empty = await checker('--har', recorded(without({ status: 200, content: { size: 0 } })));
  expect(empty.code).toBe(1);
  const broken = await checker('--har', recorded(without({ ...BODILESS, _error: 'net::ERR_FAILED' })));
  expect(broken.code).toBe(1);
});

test('recorded traffic is judged with the codes of the team and the time limit that are given', async () => {
  const file = recorded(entry('4711', { body: WRONG, time: 1500 }));
  const strange = await checker('--har', file, '--exact');
  expect(strange.out).toContain('code 4711 is not documented');
  expect(await checker('--har', file, '--exact', '--codes', codesFile())).toMatchObject({ code: 0 });
  const late = await checker('--har', file, '--exact', '--codes', codesFile(), '--time-limit', '1s');
  expect(late.out).toContain('no whole answer within 1000 ms');
  expect(late.code).toBe(1);
  expect(await checker('--har', file, '--time-limit', 'soon')).toMatchObject({ code: 2 });
});

async function serving(listener: RequestListener): Promise<string> {
  const { origin, stop } = await backend(listener);
  onTestFinished(stop);
  return origin;
}

/** @returns where it listens, and how to end it */
async function proxy(...flags: readonly string[]) {
  const args = ['checker/src/main.ts', 'proxy', '--listen', '0', ...flags];
  const child = spawn(process.execPath, args, { cwd: join(import.meta.dirname, '../../..') });
  onTestFinished(() => void child.kill());
  let out = '';
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const origin = await new Promise<string>((ready) =>
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const found = /ready (\S+)/.exec(out)?.[1];
      if (found !== undefined) ready(found);
    }),
  );
  const stop = async () => {
    child.kill('SIGINT');
    return { code: await ended, out };
  };
  return { origin, stop };
}

interface Answer {
  readonly status: number;
  readonly text: string;
  /** It came to its end. */
  readonly whole: boolean;
}

function ask(origin: string, body = RIGHT): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request(`${origin}${PATH}`, { method: 'POST' }, (answer: IncomingMessage) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('error', () => undefined);
      answer.on('close', () => done({ status: answer.statusCode!, text, whole: answer.complete }));
    });
    asked.on('error', fail);
    asked.end(body);
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };

const refusing =
  (code: string): RequestListener =>
  (_, response) =>
    void response.writeHead(200, JSON_TYPE).end(refusal(code));

test('the proxy passes traffic on unchanged and reports when it is stopped', async () => {
  const { origin, stop } = await proxy('--target', await serving(refusing('E1200007')));
  expect(await ask(origin)).toEqual({ status: 200, text: refusal('E1200007'), whole: true });
  const { code, out } = await stop();
  expect(out).toContain('code E1200007 is not documented');
  expect(code).toBe(1);
});

test('the proxy is silent about what the baseline knows', async () => {
  const baseline = join(folder, 'known.txt');
  await checker('--har', recorded(entry('E1200007')), '--baseline', baseline, '--update-baseline');
  const { origin, stop } = await proxy(
    ...['--target', await serving(refusing('E1200007')), '--baseline', baseline],
  );
  await ask(origin);
  const { code, out } = await stop();
  expect(out).not.toContain('✗');
  expect(out).toContain('1 known findings (baseline)');
  expect(code).toBe(0);
});

test('the proxy judges with the codes of the team and the time limit that are given', async () => {
  let late = false;
  const target = await serving((_, response) => {
    setTimeout(() => response.writeHead(200, JSON_TYPE).end(refusal('4711')), late ? 1500 : 0);
  });
  const { origin, stop } = await proxy(
    ...['--target', target, '--exact', '--codes', codesFile(), '--time-limit', '1s'],
  );
  await ask(origin, WRONG);
  late = true;
  await ask(origin, WRONG);
  const { code, out } = await stop();
  expect(out).not.toContain('4711 is not documented');
  expect(out).toContain('no whole answer within 1000 ms');
  expect(code).toBe(1);
});

test('an answer that breaks off breaks off for the client too, and is held against the backend', async () => {
  const target = await serving((_, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': 1000 });
    response.write('{"resultCode":', () => response.destroy());
  });
  const { origin, stop } = await proxy('--target', target);
  expect(await ask(origin)).toEqual({ status: 200, text: '{"resultCode":', whole: false });
  const { code, out } = await stop();
  expect(out).toContain('no answer: the connection ended in the middle of the answer');
  expect(code).toBe(1);
});

test('a backend that nobody reaches is a finding, and the client is told', async () => {
  const { origin: gone, stop: leave } = await backend(() => undefined);
  await leave();
  const { origin, stop } = await proxy('--target', gone);
  const { status, text } = await ask(origin);
  expect(status).toBe(502);
  expect(text).toMatch(/the backend does not answer: .*ECONNREFUSED/);
  const { code, out } = await stop();
  expect(out).toMatch(/no answer: .*ECONNREFUSED/);
  expect(code).toBe(1);
});

test('an answer that is too large to judge is passed on whole and said to be too large', async () => {
  const large = JSON.stringify({ resultCode: '0000006', resultMsg: 'x'.repeat(17 * 1024 * 1024) });
  const target = await serving((_, response) => response.writeHead(200, JSON_TYPE).end(large));
  const { origin, stop } = await proxy('--target', target);
  const { text, whole } = await ask(origin);
  expect([text.length, whole]).toEqual([large.length, true]);
  const { code, out } = await stop();
  expect(out).toContain('no answer: an answer of more than 16 MB');
  expect(code).toBe(1);
});

test('a client that leaves before the answer is held against nobody', async () => {
  const waiting = Promise.withResolvers<undefined>();
  const left = Promise.withResolvers<undefined>();
  const target = await serving((incoming, response) => {
    if (incoming.headers['x-patience'] !== 'none') return refusing('0000006')(incoming, response);
    response.on('close', () => left.resolve(undefined));
    response.writeHead(200, { ...JSON_TYPE, 'content-length': 1000 }).write('{');
    waiting.resolve(undefined);
  });
  const { origin, stop } = await proxy('--target', target);
  const impatient = request(`${origin}${PATH}`, { method: 'POST', headers: { 'x-patience': 'none' } });
  impatient.on('error', () => undefined);
  impatient.end(RIGHT);
  await waiting.promise;
  impatient.destroy();
  // The proxy hangs up too.
  await left.promise;
  expect(await ask(origin)).toMatchObject({ whole: true });
  const { code, out } = await stop();
  expect(out).toMatch(/✓ kept · 1 operations, 1 requests/);
  expect(out).toContain(`1 × POST ${PATH}: the client did not wait for the answer`);
  expect(code).toBe(0);
});

test('a client that leaves because its time is up shows that the backend is late', async () => {
  const left = Promise.withResolvers<undefined>();
  const target = await serving((_, response) => {
    response.on('close', () => left.resolve(undefined));
    setTimeout(() => patient.destroy(), 400);
  });
  const { origin, stop } = await proxy('--target', target, '--time-limit', '300ms');
  const patient = request(`${origin}${PATH}`, { method: 'POST' });
  patient.on('error', () => undefined);
  patient.end(RIGHT);
  await left.promise;
  const { code, out } = await stop();
  expect(out).toContain(`✗ POST ${PATH} HTTP 0: no whole answer within 300 ms`);
  expect(code).toBe(1);
});

test('a request that still waits when the proxy is stopped is judged by how long it has waited', async () => {
  const overdue = Promise.withResolvers<undefined>();
  // Never answers; says when the client's time is up.
  const target = await serving(() => void setTimeout(() => overdue.resolve(undefined), 400));
  const { origin, stop } = await proxy('--target', target, '--time-limit', '300ms');
  const hanging = ask(origin).catch(() => undefined);
  await overdue.promise;
  const { code, out } = await stop();
  await hanging;
  expect(out).toContain(`✗ POST ${PATH} HTTP 0: no whole answer within 300 ms`);
  expect(code).toBe(1);
});

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

test.skipIf(!hasIpv6)('a target may be an IPv6 address', async () => {
  const server = createServer(refusing('0000006'));
  await new Promise<void>((done) => server.listen(0, '::1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const { origin, stop } = await proxy('--target', `http://[::1]:${port}`);
  expect(await ask(origin)).toMatchObject({ status: 200 });
  expect(await stop()).toMatchObject({ code: 0 });
});

test('recorded traffic beside its contract: what goes beyond it, and what nobody has seen', async () => {
  const contract = join(import.meta.dirname, '../support/checkedBackends/petshop/openapi.yaml');
  const pet = {
    id: 3,
    name: 'Rex',
    kind: 'dog',
    status: 'sold',
    since: '2026-11-02T08:00:00Z',
    owner: 'Ada',
  };
  const seen = (path: string, status: number, body: object) => ({
    request: { method: 'GET', url: `http://x/v1${path}` },
    response: { status, content: { text: JSON.stringify(body) } },
  });
  const file = recorded(seen('/pets/3', 200, pet), seen('/pets/4', 418, {}), seen('/cats', 200, {}));
  const changes = join(folder, 'changes.md');
  const { code, out } = await checker('diff', contract, file, '--markdown', changes);
  expect(out).toContain('getPet shows /owner, which is not documented');
  expect(out).toContain('getPet answers HTTP 418, which is not documented');
  expect(out).toContain('GET /v1/cats no operation of the contract');
  expect(out).toContain('deletePet was never called');
  expect(out).toContain('getPet never answered 404');
  expect(code).toBe(1);
  expect(readFileSync(changes, 'utf8')).toContain('- **petshop.getPet**: shows /owner');
});
