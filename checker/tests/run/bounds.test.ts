/** Tests that untrusted contracts and backends make the checker read no file outside the folder and do no unbounded work. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backend, checker } from '../support/commandLine.ts';

const folder = mkdtempSync(join(tmpdir(), 'bounds-'));
const inside = join(folder, 'contracts');
const outside = join(folder, 'outside');
const SECRET = 'only-for-the-owner';
/** All paths and bodies that the target has received. */
let sent = '';
let answer = '{}';
let target: Awaited<ReturnType<typeof backend>>;

beforeAll(async () => {
  mkdirSync(inside);
  mkdirSync(outside);
  writeFileSync(
    join(outside, 'secret.json'),
    JSON.stringify({ type: 'string', example: SECRET, enum: [SECRET] }),
  );
  symlinkSync(join(outside, 'secret.json'), join(inside, 'linked.json'));
  execFileSync('mkfifo', [join(inside, 'pipe.json')]);
  target = await backend((request, response) => {
    sent += `${request.url}\n`;
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer));
  });
});
beforeEach(() => {
  [sent, answer] = ['', '{}'];
});
afterAll(async () => {
  await target.stop();
  rmSync(folder, { recursive: true });
});

const run = (file: string, ...flags: readonly string[]) =>
  checker(
    '--target',
    target.origin,
    '--contracts',
    file,
    '--writes',
    '--cases',
    '2',
    '--seed',
    '1',
    ...flags,
  );

function written(name: string, content: string): string {
  const file = join(inside, name);
  writeFileSync(file, content);
  return file;
}

/** A contract whose request has a member of this schema. */
const asking = (schema: object): string =>
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Bounds', version: '1' },
    paths: {
      '/made': {
        post: {
          operationId: 'make',
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { type: 'object', required: ['x'], properties: { x: schema } } },
            },
          },
          responses: { '200': { description: 'ok' } },
        },
      },
    },
  });

const secret = join(outside, 'secret.json');
const outsiders: readonly (readonly [string, string])[] = [
  ['an absolute path', secret],
  ['the folder above', '../outside/secret.json'],
  ['a symbolic link', 'linked.json'],
  ['a file: address', pathToFileURL(secret).href],
  ['an escaped path', '%2e%2e%2foutside%2fsecret.json'],
  ['a path that leaves the folder, returns and leaves again', '../contracts/../outside/secret.json'],
  ['a file: address in capitals', `FILE://${secret}`],
];

test.each(outsiders)(
  'reads no file outside the folder by %s',
  { tags: ['hold-references'] },
  async (_, reference) => {
    const { out, err, code } = await run(written('outside.json', asking({ $ref: reference })));
    expect(err).toBe('');
    expect(out).toContain(`$ref ${reference} is left out`);
    expect(out).toContain('--allow-refs DIR');
    expect(`${sent}${out}`).not.toContain(SECRET);
    expect(code).not.toBe(2);
  },
);

test.each([
  ['a FIFO', 'pipe.json', 'it is no regular file'],
  ['a folder', '.', 'it is no regular file'],
  ['a missing file', 'nothing.json', 'there is no nothing.json'],
])(
  'leaves out a reference to %s, without waiting',
  { tags: ['hold-references'] },
  async (_, reference, why) => {
    const { out, err } = await run(written('odd.json', asking({ $ref: reference })));
    expect(err).toBe('');
    expect(out).toContain(`$ref ${reference} is left out: ${why}`);
  },
);

test('reads a device neither as a contract nor by a reference', { tags: ['hold-references'] }, async () => {
  const { err, code } = await run('/dev/zero');
  expect(err).toMatch(/^cannot read the contract .*zero: it is no regular file\n$/);
  expect(code).toBe(2);
  const { out } = await run(written('device.json', asking({ $ref: '/dev/zero' })), '--allow-refs', '/dev');
  expect(out).toContain('$ref /dev/zero is left out: it is no regular file');
});

test('follows references into a folder that the user names', { tags: ['hold-references'] }, async () => {
  const { out } = await run(
    written('outside.json', asking({ $ref: '../outside/secret.json' })),
    '--allow-refs',
    outside,
  );
  expect(out).not.toContain('is left out');
  expect(sent).toContain(SECRET);
});

/** YAML aliases: each name stands for a list of nine times the previous one. */
const laughs = [
  'a: &a [l, l, l, l, l, l, l, l, l]',
  ...[...'bcdefghi'].map(
    (letter, index) => `${letter}: &${letter} [${Array(9).fill(`*${'abcdefgh'[index]}`)}]`,
  ),
];

test.each([
  ['aliases of aliases', `openapi: 3.0.0\nx:\n${laughs.map((line) => `  ${line}`).join('\n')}`, /alias/],
  ['a million brackets', '['.repeat(1_000_000), /nests deeper than 200/],
  [
    'brackets in a document',
    `{"openapi":"3.0.0","x":${'['.repeat(1e6)}${']'.repeat(1e6)}}`,
    /nests deeper than 200/,
  ],
  ['lists within lists of YAML', `openapi: 3.0.0\nx:\n  ${'- '.repeat(1e6)}`, /nests deeper than 200/],
])('refuses %s in one line', { tags: ['hold-budget'] }, async (name, content, message) => {
  const { err, out, code } = await run(written(`${name}.yaml`, content));
  expect(err).toMatch(/^cannot read the contract /);
  expect(err).toMatch(message);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

/** A contract whose response has this schema. */
const answering = (schema: object): string =>
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Bounds', version: '1' },
    paths: {
      '/it': {
        get: {
          operationId: 'it',
          responses: { '200': { description: 'ok', content: { 'application/json': { schema } } } },
        },
      },
    },
  });

const SELF = '#/paths/~1it/get/responses/200/content/application~1json/schema';
const branching = {
  type: 'object',
  properties: { x: { oneOf: [{ $ref: SELF }, { $ref: SELF }, { type: 'string' }] } },
};

test.each([
  [
    'a pattern with catastrophic backtracking',
    { type: 'object', properties: { id: { type: 'string', pattern: '^(a+)+$' } } },
    JSON.stringify({ id: `${'a'.repeat(60)}!` }),
    /pattern \^\(a\+\)\+\$ is left out: an answer kept it busy too long/,
  ],
  [
    'fourteen million brackets',
    { type: 'object' },
    '['.repeat(14_000_000),
    /JSON that nests deeper than 200/,
  ],
  [
    'a response with nested choices',
    branching,
    `${'{"x":'.repeat(60)}1${'}'.repeat(60)}`,
    /an answer of it is not judged, nor are those after it: it takes more than 1500 ms/,
  ],
])('goes on after %s', { tags: ['hold-budget'] }, async (_, schema, text, message) => {
  answer = text;
  const { out, err, code } = await run(written('answering.json', answering(schema)));
  expect(err).toBe('');
  expect(out).toMatch(message);
  expect(code).not.toBe(2);
});
