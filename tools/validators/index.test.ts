import { existsSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, expect, test } from 'vitest';
import { contractNames } from '#generated/services.ts';
import type { Validators } from './index.ts';
import { compiledFile, validatorsOf } from './index.ts';

const load = createRequire(import.meta.url);
const files: string[] = [];
afterEach(() => files.splice(0).forEach((file) => rmSync(file, { force: true })));

/** A contract with one operation: a page number in, a limited name out. */
const contract = (pattern: string): string => {
  const parameter = { name: 'page', in: 'query', required: true, schema: { type: 'integer' } };
  const answer = { type: 'object', required: ['name'], properties: { name: { type: 'string', pattern } } };
  const responses = { 200: { content: { 'application/json': { schema: answer } } } };
  return JSON.stringify({
    paths: { '/names': { get: { operationId: 'queryNames', parameters: [parameter], responses } } },
  });
};

async function compiled(text: string): Promise<string> {
  const file = await compiledFile('sample', text);
  files.push(file);
  return file;
}

test('query parameters are coerced, answers are not', async () => {
  const { requests, responses } = load(await compiled(contract('^a'))) as Validators<'queryNames'>;
  const query: { page: unknown } = { page: '7' };
  expect(requests.queryNames(query)).toBe(true);
  expect(query.page).toBe(7);
  expect([{ name: 'ab' }, { name: 'b' }, { name: 7 }].map((answer) => responses.queryNames(answer))).toEqual([
    true,
    false,
    false,
  ]);
});

test('what was compiled is kept as long as the contract stays the same', async () => {
  const first = await compiled(contract('^a'));
  expect(await compiled(contract('^a'))).toBe(first);
  const changed = await compiled(contract('^b'));
  expect(changed).not.toBe(first);
  expect(existsSync(first)).toBe(false);
});

test('a schema that does not compile names its operation', async () => {
  await expect(compiled(contract('('))).rejects.toThrow('the schema of answer queryNames does not compile');
});

/** So many operations, that answer with one of as many failures, and all refer to a part of as many members. */
function service(size: number): string {
  const names = Array.from({ length: size }, (_, index) => `P${String(index).padStart(4, '0')}`);
  const coded = (codes: string[]) => ({
    type: 'object',
    required: ['code', 'part'],
    properties: { code: { enum: codes }, part: { $ref: '#/components/schemas/Part' } },
  });
  const schema = { oneOf: [{ allOf: [coded(['0000'])] }, { $ref: '#/components/schemas/Failure' }] };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const part = Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 1 }]));
  return JSON.stringify({
    paths: Object.fromEntries(
      names.map((name) => [`/${name}`, { get: { operationId: `query${name}`, responses } }]),
    ),
    components: { schemas: { Part: { type: 'object', properties: part }, Failure: coded(names) } },
  });
}

test('doubling operations and codes less than triples the source', async () => {
  const size = async (count: number) => statSync(await compiled(service(count))).size;
  const small = await size(30);
  expect((await size(60)) / small).toBeLessThan(3);
});

test.each(contractNames)('%s has validators', async (service) => {
  const { requests, responses } = await validatorsOf(service);
  expect(Object.keys(requests)).toEqual(Object.keys(responses));
  expect(Object.keys(requests).length).toBeGreaterThan(0);
});
