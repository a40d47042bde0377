/** Tests the list of skipped checks in the report, by group and with the reason. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { backend, checker } from '../support/commandLine.ts';
import type { Shop } from '../support/itemShop.ts';
import { shop, shopContract } from '../support/itemShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'gaps-'));
afterAll(() => rmSync(folder, { recursive: true }));

function contract(content: object): string {
  const file = join(folder, 'items.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

async function checked(kind: Shop, ...flags: readonly string[]) {
  const { origin, stop } = await shop(kind);
  onTestFinished(stop);
  return checker(
    '--target',
    origin,
    '--contracts',
    contract(shopContract(kind)),
    '--cases',
    '2',
    '--seed',
    '1',
    ...flags,
  );
}

test.each([
  ['/items', '/items/{id}'],
  ['/items/', '/items/{id}'],
  ['/items/', '/items/{id}/'],
])(
  '%s and %s are one collection: a forgotten write is reported',
  { tags: ['odd-one-collection'] },
  async (list, item) => {
    expect(await checked({ list, item }, '--writes')).toMatchObject({ code: 0 });
    const wrong = await checked({ list, item, fault: 'forgets writes' }, '--writes');
    expect(wrong.out).toContain('was written and confirmed');
    expect(wrong.code).toBe(1);
  },
);

const STATUS = {
  '/status': { get: { operationId: 'status', responses: { '404': { description: 'none' } } } },
};

test(
  'names each group of checks that is left out, with its operations',
  { tags: ['odd-not-looked-at'] },
  async () => {
    const { origin, stop } = await shop();
    onTestFinished(stop);
    const flags = ['--contracts', contract(shopContract({}, STATUS)), '--cases', '0', '--seed', '1'];
    const { out } = await checker('--target', origin, ...flags);
    expect(out).toContain('Not looked at:');
    expect(out).toMatch(/read back: it writes, and --writes is not given: createItem, replaceItem/);
    expect(out).toMatch(/read back: no other operation shows the same things: status\n/);
    expect(out).toMatch(/pages: the contract names no page, .*: listItems/);
    expect(out).toMatch(/logins: the contract names no security scheme/);
    expect(out).toMatch(/preconditions: no operation takes If-Match/);
    expect(out).toMatch(/journeys: no conversations of your own/);
  },
);

test(
  'reports that the contract has no collection, and which accounts are missing',
  { tags: ['odd-not-looked-at'] },
  async () => {
    const { origin, stop } = await shop();
    onTestFinished(stop);
    const bearer = { bearer: { type: 'http', scheme: 'bearer' } };
    const responses = { '403': { description: 'not yours' }, '404': { description: 'none' } };
    const file = contract({
      openapi: '3.0.3',
      info: { title: 'Status', version: '1' },
      security: [{ bearer: [] }],
      components: { securitySchemes: bearer },
      paths: { '/status': { get: { operationId: 'status', responses } } },
    });
    const plain = ['--target', origin, '--contracts', file, '--cases', '0', '--seed', '1'];
    const { out } = await checker(...plain);
    expect(out).toMatch(/read back: no collection pairs with its item paths/);
    expect(out).toMatch(/logins: no account is given: .*: status/);
    const known = await checker(...plain, '--header', 'Authorization: Bearer one-7f3a9c');
    expect(known.out).toMatch(/other accounts: .* needs a second account: --other-header/);
    expect(known.out).toMatch(/roles: .*--child-header.*: status/);
  },
);

test(
  'names in each report the checks that an empty list or a refused write prevents',
  { tags: ['odd-not-looked-at'] },
  async () => {
    const { origin, stop } = await backend((request, response) =>
      request.method === 'GET'
        ? response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
        : response.writeHead(400).end(),
    );
    onTestFinished(stop);
    const json = join(folder, 'report.json');
    const files = ['--json', json, '--html', join(folder, 'r.html'), '--markdown', join(folder, 'r.md')];
    const flags = ['--contracts', contract(shopContract({})), '--cases', '0', '--seed', '1', '--writes'];
    const { out } = await checker('--target', origin, ...flags, ...files);
    expect(out).toMatch(
      /filters and order: the list was empty .*: put something into the backend.*: listItems/,
    );
    expect(out).toMatch(/read back: every right request is refused \(400\).*: createItem/);
    const { notLookedAt }: { notLookedAt: unknown[] } = JSON.parse(readFileSync(json, 'utf8'));
    expect(notLookedAt).toContainEqual(
      expect.objectContaining({ group: 'filters and order', concerns: ['listItems'] }),
    );
    for (const file of ['r.html', 'r.md'])
      expect(readFileSync(join(folder, file), 'utf8')).toContain('filters and order: the list was empty');
  },
);
