/** Tests the checker on a shop with staff accounts: logins at paths of the contract, keys with a prefix, and staff operations that refuse users. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { backend, checker } from '../support/commandLine.ts';
import { answers, object, problem, text } from '../support/silentCase.ts';

const folder = mkdtempSync(join(tmpdir(), 'staff-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

const number = { type: 'integer' };
const person = object({ id: number, name: text });
const credentials = object({ name: text, key: text });
writeFileSync(
  at('shop.json'),
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Shop', version: '1' },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'With prefix "Token"' },
      },
    },
    paths: {
      '/login': {
        post: {
          operationId: 'login',
          security: [],
          requestBody: { required: true, content: { 'application/json': { schema: credentials } } },
          responses: answers({ 200: object({ token: text, seconds: number }), 401: problem }),
        },
      },
      '/people': {
        get: {
          operationId: 'listPeople',
          summary: 'Staff only',
          responses: answers({ 200: { type: 'array', items: person }, 401: problem, 403: problem }),
        },
      },
    },
  }),
);

interface Shop {
  readonly people?: unknown;
  readonly seconds?: unknown;
  readonly isOpen?: true;
}

async function running({
  people = [{ id: 1, name: 'Ann' }],
  seconds = 60,
  isOpen,
}: Shop = {}): Promise<string> {
  const { origin, stop } = await backend((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const respond = (status: number, content: unknown): unknown =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
      const name = /^\{"name":"(ann|root)","key":"right"\}$/.exec(body)?.[1];
      const caller = /^Token of-(ann|root)$/.exec(request.headers.authorization ?? '')?.[1];
      if (request.url === '/api/login')
        return name === undefined
          ? respond(401, { message: 'unknown' })
          : respond(200, { token: `of-${name}`, seconds });
      if (caller === undefined) return respond(401, { message: 'who is it?' });
      return caller === 'root' || isOpen ? respond(200, people) : respond(403, { message: 'staff only' });
    });
  });
  onTestFinished(stop);
  return origin;
}

const login = (name: string): string =>
  `{ login: { http: POST /login, json: { name: ${name}, key: right }, token: /token } }`;

async function run(shop: Shop = {}): Promise<{ out: string; err: string; code: number | null }> {
  const states = 'states: { the user may not list people: { as: user, with: {}, rows: listPeople 403 } }';
  const accounts = `accounts: { user: ${login('ann')}, admin: ${login('root')} }`;
  writeFileSync(at('check.yaml'), `contracts: shop.json\n${accounts}\n${states}\n`);
  return checker('--config', at('check.yaml'), '--target', await running(shop), '--writes', '--seed', '1');
}

test(
  'reports nothing about a correct shop, and reaches its staff operations',
  { tags: ['odd-unseen-admin'] },
  async () => {
    const { out, err, code } = await run();
    expect(err).toBe('');
    expect(out).toContain('✓ kept');
    // The admin reaches it: the coverage does not list it as not reached.
    expect(out).not.toContain('listPeople success');
    expect(code).toBe(0);
  },
);

test.each<[string, Shop, RegExp]>([
  ['a wrong answer to the admin', { people: [{ id: '1', name: 'Ann' }] }, /listPeople · data-schema/],
  ['a wrong answer to a login of check.yaml', { seconds: 'sixty' }, /login · data-schema/],
  ['a state in which the user is let in', { isOpen: true }, /listPeople · refused .* · wrong-role/],
])('reports %s', { tags: ['odd-unseen-admin'] }, async (_, shop, finding) => {
  const { out, code } = await run(shop);
  expect(out).toMatch(finding);
  expect(code).toBe(1);
});

test('check init writes the prefix that the scheme names', { tags: ['odd-unseen-prefix'] }, async () => {
  await checker('init', '--contracts', at('shop.json'), '--config', at('first.yaml'));
  expect(readFileSync(at('first.yaml'), 'utf8')).toContain("Authorization: 'Token ${USER_TOKEN}'");
});
