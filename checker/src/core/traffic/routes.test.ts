import { expect, test } from 'vitest';
import { foreignOperations } from '../fixtures/petshop.ts';
import { bareRules } from '../fixtures/smallContract.ts';
import { decodePlaced } from './placed.ts';
import { makeRoutes } from './routes.ts';
import { sentOf } from './sentOf.ts';

const operationOf = makeRoutes(foreignOperations);

test.each([
  ['GET', '/v1/pets', 'listPets'],
  ['GET', '/v1/pets/7', 'getPet'],
  ['POST', '/v1/pets/7/photo', 'uploadPhoto'],
  ['GET', '/under/its/own/v1/pets/7', 'getPet'],
  ['PATCH', '/v1/pets/7', 'changePet'],
  ['OPTIONS', '/v1/pets/7', undefined],
  ['GET', '/v1/pets/7/8', undefined],
])('finds the operation of %s %s', (method, path, id) => {
  expect(operationOf(method, path)?.id).toBe(id);
});

const read = (method: string, path: string, headers = {}, body = '') => {
  const operation = operationOf(method, path.split('?', 1)[0]!)!;
  return decodePlaced(operation, { method, path, headers, body });
};

test('reads a request by its places: path, query, headers, cookies, forms', () => {
  expect(read('GET', '/v1/pets?limit=2&status=sold')).toEqual({ limit: 2, status: 'sold' });
  expect(read('GET', '/books/978%30', { 'x-trace': 'ab12cd34' })).toEqual({
    isbn: '9780',
    'X-Trace': 'ab12cd34',
  });
  expect(read('GET', '/me', { cookie: 'visit=1; lang=zh' })).toEqual({ lang: 'zh' });
  expect(read('GET', '/me', { cookie: 'lang=%E4%B8%AD' })).toEqual({ lang: '中' });
  expect(read('POST', '/loans', {}, 'isbn=9780000000017&days=14')).toEqual({
    isbn: '9780000000017',
    days: 14,
  });
});

test('reads nothing of a broken body', () => {
  expect(read('POST', '/v1/pets', {}, '{"name":')).toBeUndefined();
});

test.each([
  ['/telescopes/t1:quota', 'getQuota'],
  ['/telescopes/t1', 'getTelescope'],
])('takes %s as a call of %s', (path, id) => {
  const [get] = foreignOperations.filter((each) => each.id === 'getPet');
  const routes = makeRoutes([
    { ...get!, id: 'getTelescope', url: '/telescopes/{telescope}' },
    { ...get!, id: 'getQuota', url: '/telescopes/{telescope}:quota' },
  ]);
  expect(routes('GET', path)?.id).toBe(id);
});

// The contract names no parameter `q`: a backend may refuse it.
test.each([
  ['/v1/pets?limit=2', 400, true],
  ['/v1/pets?q=x', 400, false],
  ['/v1/pets?q=x', 200, true],
])('tells whether a request is valid, by %s and status %i: %s', (path, status, right) => {
  const got = { status, type: 'application/json', text: '{}', ms: 1, headers: {} };
  const wire = { method: 'GET', path, headers: { authorization: 'x', 'x-api-key': 'x' } };
  const { expect: expected } = sentOf(operationOf('GET', '/v1/pets')!, wire, got, bareRules, 1).case;
  expect(expected).toMatchObject({ kind: 'observed', right });
});
