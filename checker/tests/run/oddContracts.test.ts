/** Tests that no part of a contract or response ends a run: unreadable parts are left out and named. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backend, checker, startChecker } from '../support/commandLine.ts';
import { oddContracts } from '../support/oddContracts.ts';

const folder = mkdtempSync(join(tmpdir(), 'odd-'));
const asked: string[] = [];
let target: Awaited<ReturnType<typeof backend>>;

beforeAll(async () => {
  target = await backend((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    request.on('end', () =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"x"}'),
    );
  });
});
afterAll(async () => {
  await target.stop();
  rmSync(folder, { recursive: true });
});

function written(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const run = (contract: string, origin: string, ...flags: readonly string[]) =>
  checker('--target', origin, '--contracts', contract, '--cases', '2', '--seed', '1', ...flags);

test.each(oddContracts)(
  'goes on with $name',
  { tags: ['odd-contract'] },
  async ({ name, contract, leftOut }) => {
    const file = written(`${name.replaceAll(/\W+/g, '-')}.json`, JSON.stringify(contract, null, 1));
    asked.length = 0;
    const { code, out, err } = await run(file, target.origin, '--writes');
    expect(err).toBe('');
    expect(code).not.toBe(2);
    expect(asked.length).toBeGreaterThan(2);
    if (leftOut) {
      expect(out).toMatch(leftOut);
      expect(out).toMatch(/\d+ parts of the contract left out/);
      expect(out).toMatch(/\.json:\d+ /);
    } else expect(out).not.toContain('parts of the contract left out');
  },
);

test.each([
  [
    'webhooks alone',
    { openapi: '3.1.0', webhooks: { x: { post: {} } } },
    /has no operations: webhooks are left out/,
  ],
  ['no paths', { openapi: '3.0.0', paths: {} }, /has no operations: 'paths' is empty/],
])(
  'reports in one line that %s has nothing to check',
  { tags: ['odd-contract'] },
  async (name, contract, message) => {
    const { code, out, err } = await run(written(`${name}.json`, JSON.stringify(contract)), target.origin);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  },
);

const PLAIN = JSON.stringify({
  openapi: '3.0.3',
  info: { title: 'Plain', version: '1' },
  paths: {
    '/one': {
      get: {
        operationId: 'one',
        responses: {
          '200': {
            description: 'ok',
            content: {
              'application/json': {
                schema: { type: 'object', required: ['name'], properties: { name: { enum: ['小白'] } } },
              },
            },
          },
        },
      },
    },
    '/two': { get: { operationId: 'two', responses: { '200': { description: 'ok' } } } },
  },
});

const NAMED = JSON.stringify({ name: '小白' });
/** 小白 in GBK. */
const GBK = Buffer.concat([
  Buffer.from('{"name":"'),
  Buffer.from([0xd0, 0xa1, 0xb0, 0xd7]),
  Buffer.from('"}'),
]);

test.each<[string, Record<string, string>, Buffer]>([
  ['gzip', { 'content-encoding': 'gzip' }, gzipSync(NAMED)],
  ['brotli', { 'content-encoding': 'br' }, brotliCompressSync(NAMED)],
  ['UTF-8 with a byte order mark', {}, Buffer.from(`\uFEFF${NAMED}`)],
  ['GBK', { 'content-type': 'application/json; charset=GBK' }, GBK],
])('reads an answer in %s', { tags: ['odd-answer'] }, async (_, headers, body) => {
  const { origin, stop } = await backend((__, response) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body),
  );
  const { code, out } = await run(written('plain.json', PLAIN), origin);
  await stop();
  expect(out).toContain('✓ kept');
  expect(code).toBe(0);
});

test.each<[string, Record<string, string>, number]>([
  ['redirects', { location: '/two' }, 302],
  ['streams', { 'content-type': 'text/event-stream' }, 200],
])('goes on when the first operation %s', { tags: ['odd-answer'] }, async (_, headers, status) => {
  const { origin, stop } = await backend((request, response) => {
    if (request.url === '/two') return void response.writeHead(200).end();
    response.writeHead(status, headers);
    if (status === 200) response.write('data: {"name":"小白"}\n\n');
    else response.end();
  });
  const { code, out, err } = await run(written('plain.json', PLAIN), origin);
  await stop();
  expect(err).toBe('');
  expect(out).toContain('2 operations');
  // The contract documents neither a redirect nor a stream.
  expect(code).toBe(1);
});

test('reads a contract with a byte order mark and one in GBK', { tags: ['odd-contract'] }, async () => {
  const marked = written('marked.json', `\uFEFF${PLAIN}`);
  const gbk = written(
    'gbk.yaml',
    Buffer.concat([
      Buffer.from("openapi: 3.0.0\ninfo: { title: '"),
      Buffer.from([0xd0, 0xa1, 0xb0, 0xd7]),
      Buffer.from(
        "', version: '1' }\npaths: { /one: { get: { responses: { '200': { description: ok } } } } }\n",
      ),
    ]),
  );
  for (const file of [marked, gbk]) expect((await run(file, target.origin)).err).toBe('');
});

test(
  'fetches a contract and its references by their URLs, and reports a missing one',
  { tags: ['odd-contract'] },
  async () => {
    const files: Record<string, string> = {
      '/api/openapi.yaml': `openapi: 3.0.0\ninfo: { title: t, version: '1' }\npaths: { /one: { $ref: 'paths/one.yaml' } }\n`,
      '/api/paths/one.yaml': "get: { operationId: fetched, responses: { '200': { description: ok } } }\n",
    };
    const host = await backend((request, response) => {
      const text = files[request.url ?? ''];
      response.writeHead(text === undefined ? 404 : 200).end(text);
    });
    const { code, out, err } = await run(`${host.origin}/api/openapi.yaml`, target.origin);
    const missing = await run(`${host.origin}/none.yaml`, target.origin);
    await host.stop();
    expect(err).toBe('');
    expect(out).toContain('✓ kept · 1 operations');
    expect(code).toBe(0);
    expect(missing).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^cannot fetch the contract .*: HTTP 404\n$/),
    });
  },
);

test('never reports an unchecked contract as kept', { tags: ['odd-verdict'] }, async () => {
  const file = written('writes.json', PLAIN.replaceAll('"get"', '"post"'));
  const unsent = await run(file, target.origin);
  expect(unsent.out).toContain('✗ not checked: no request was sent');
  expect(unsent.out).toContain('2 operations that write: give --writes');
  expect(unsent.code).toBe(2);
  const { origin, stop } = await backend((_, response) => response.writeHead(503).end());
  const uncovered = await run(written('plain.json', PLAIN.replaceAll('"200"', '"503"')), origin);
  await stop();
  expect(uncovered.out).not.toContain('✓ kept');
  expect(uncovered.code).not.toBe(0);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'writes its reports after %s',
  { tags: ['odd-interrupt'] },
  async (signal) => {
    const started = Promise.withResolvers<{ kill: (signal: NodeJS.Signals) => void }>();
    // The second operation never responds, so its client is interrupted.
    const { origin, stop } = await backend((request, response) => {
      if (request.url === '/one') response.writeHead(200).end();
      else void started.promise.then(({ kill }) => kill(signal));
    });
    const json = join(folder, `${signal}.json`);
    const contract = written('plain.json', PLAIN);
    const run = startChecker('--target', origin, '--contracts', contract, '--json', json, '--seed', '1');
    started.resolve(run);
    const { code, out } = await run.ended;
    await stop();
    expect(out).toContain(`ended early: interrupted by ${signal}`);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ ended: `interrupted by ${signal}` });
    expect(code).toBe(1);
  },
);
