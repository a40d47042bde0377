import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeValidators } from '../validators.ts';
import { readOpenApi } from './readOpenApi.ts';

const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const file = written(
  'users/openapi.yaml',
  `
openapi: 3.0.1
info: { title: t, version: '1' }
servers: [{ url: 'https://{host}.example.com/api/{v}', variables: { host: { default: a }, v: { default: v2 } } }]
security: [{ key: [] }, {}]
paths:
  /users/{user-id}:
    $ref: './paths/user.yaml'
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
`,
);
written(
  'users/paths/user.yaml',
  `
parameters: [{ $ref: '../shared.yaml#/parameters/id' }]
put:
  requestBody: { required: true, content: { application/json: { schema: { $ref: '../shared.yaml#/schemas/User' } } } }
  responses:
    '200': { description: ok, content: { application/json: { schema: { $ref: '../shared.yaml#/schemas/User' } } } }
    4XX: { description: no }
`,
);
written(
  'users/shared.yaml',
  `
parameters:
  id: { name: user-id, in: path, required: true, schema: { type: integer } }
schemas:
  User:
    type: object
    required: [id, name, pin]
    properties:
      id: { type: integer, readOnly: true }
      name: { type: string, nullable: true }
      pin: { type: string, writeOnly: true }
      age: { type: integer, minimum: 0, exclusiveMinimum: true }
      friend: { $ref: '#/schemas/User' }
`,
);

test('reads references to other files, server variables, an optional login, and an operation without id', () => {
  const [contract] = readOpenApi(file);
  expect(contract).toMatchObject({ service: 'users', version: '1' });
  expect(contract?.operations[0]).toMatchObject({
    id: 'putUsersUserid',
    method: 'PUT',
    url: '/api/v2/users/{user-id}',
    effect: 'write',
    open: true,
    transport: 'json',
  });
});

const { request, response } = makeValidators({});
const places = (list: readonly { pointer: string }[]) => list.map(({ pointer }) => pointer);

test('takes a request without its readOnly id, with null where allowed, and reads an exclusive bound', () => {
  const [operation] = readOpenApi(file)[0]!.operations;
  const sent = { 'user-id': 1, name: null, pin: '1234', age: 1 };
  expect(request(operation!, sent)).toEqual([]);
  expect(places(request(operation!, { ...sent, age: 0 }))).toEqual(['/age']);
});

test('takes a response without its writeOnly pin only, and null only where allowed', () => {
  const [operation] = readOpenApi(file)[0]!.operations;
  const shown = { id: 1, name: null };
  expect(response(operation!, shown, 200)).toEqual([]);
  expect(places(response(operation!, { ...shown, pin: '1234' }, 200))).toEqual(['/pin']);
  expect(places(response(operation!, { ...shown, friend: { id: null, name: 'x' } }, 200))).toEqual([
    '/friend/id',
  ]);
});

test.each([
  ['/orders/search', '200', 'read'],
  ['/orders/search', '201', 'read'],
  ['/runs/{id}/calculate', '200', 'read'],
  ['/runs/{id}/calculate', '409', 'write'],
  ['/runs/{id}/approve', '200', 'write'],
])('reads the effect of POST %s with the status %s: %s', (path, status, effect) => {
  const document = {
    openapi: '3.0.3',
    info: { title: 'Runs', version: '1' },
    paths: { [path]: { post: { responses: { [status]: { description: 'it' } } } } },
  };
  expect(readOpenApi(written('effects.json', JSON.stringify(document)))[0]?.operations[0]).toMatchObject({
    effect,
  });
});

test.each([
  [
    'another version',
    'swagger: "1.2"\npaths: {}\n',
    /Swagger 1\.2 is not read: 2\.0 and OpenAPI 3\.0 and 3\.1 are/,
  ],
  ['no OpenAPI', 'hello: you\n', /is no OpenAPI document: it needs 'openapi: 3\.0\.3'/],
  ['no operations', 'openapi: 3.0.0\npaths: {}\n', /has no operations/],
  ['broken YAML', 'openapi: [', /cannot read the contract/],
])('reports %s in one line', (name, text, message) => {
  const path = written(`${name.replaceAll(' ', '-')}.yaml`, text);
  expect(() => readOpenApi(path)).toThrow(message);
  expect(() => readOpenApi(path)).not.toThrow(/\n/);
});
