/** Tests the contract checker on traffic that passes through its proxy. */
import { spawn } from 'node:child_process';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { backend, checker } from '../support/commandLine.ts';
import { entry, PATH, refusal, RIGHT, trafficFolder, WRONG } from '../support/couponTraffic.ts';

const { folder, recorded, codesFile, remove } = trafficFolder();
afterAll(remove);

async function serving(listener: RequestListener): Promise<string> {
  const { origin, stop } = await backend(listener);
  onTestFinished(stop);
  return origin;
}

/** Starts the proxy. @returns its origin, and a function that stops it and returns its exit code and output */
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
  /** True if the response is complete. */
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

test('forwards traffic unchanged and reports when it is stopped', async () => {
  const { origin, stop } = await proxy('--target', await serving(refusing('E1200007')));
  expect(await ask(origin)).toEqual({ status: 200, text: refusal('E1200007'), whole: true });
  const { code, out } = await stop();
  expect(out).toContain('code E1200007 is not documented');
  expect(code).toBe(1);
});

test('reports no finding of the baseline', async () => {
  // The file of known findings.
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

test('checks with the team’s codes and the given time limit', async () => {
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

test('forwards a broken response as broken and reports it', async () => {
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

test('reports a backend that is out of reach, and answers the client', async () => {
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

test('forwards a response that is too large to check, and reports its size', async () => {
  const large = JSON.stringify({ resultCode: '0000006', resultMsg: 'x'.repeat(17 * 1024 * 1024) });
  const target = await serving((_, response) => response.writeHead(200, JSON_TYPE).end(large));
  const { origin, stop } = await proxy('--target', target);
  const { text, whole } = await ask(origin);
  expect([text.length, whole]).toEqual([large.length, true]);
  const { code, out } = await stop();
  expect(out).toContain('no answer: an answer of more than 16 MB');
  expect(code).toBe(1);
});

test('blames no backend for a client that leaves before the response', async () => {
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
  // The proxy closes its connection to the backend too.
  await left.promise;
  expect(await ask(origin)).toMatchObject({ whole: true });
  const { code, out } = await stop();
  expect(out).toMatch(/✓ kept · 1 operations, 1 requests/);
  expect(out).toContain(`1 × POST ${PATH}: the client did not wait for the answer`);
  expect(code).toBe(0);
});

test('reports a late backend when the client gives up at its time limit', async () => {
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

test('checks the wait of an open request when the proxy stops', async () => {
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

test.skipIf(!hasIpv6)('forwards to a target with an IPv6 address', async () => {
  const server = createServer(refusing('0000006'));
  await new Promise<void>((done) => server.listen(0, '::1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const { origin, stop } = await proxy('--target', `http://[::1]:${port}`);
  expect(await ask(origin)).toMatchObject({ status: 200 });
  expect(await stop()).toMatchObject({ code: 0 });
});
