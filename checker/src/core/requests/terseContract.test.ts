/** Requests that the checker makes for a contract with few descriptions: other values, unique names, orders, values just over a limit. */
import { expect, test } from 'vitest';
import { isMultiple } from '../contract/isMultiple.ts';
import { cursorOf, pagingOf } from '../contract/openapi/paging.ts';
import { placeOf } from '../contract/openapi/placeOf.ts';
import type { Payload, Schema } from '../contract/types.ts';
import { bareRules } from '../fixtures/smallContract.ts';
import { operationOf } from '../fixtures/terseContract.ts';
import { unknownCases } from '../plan/unknown.ts';
import { altered } from './altered.ts';
import { invalidRequests } from './invalidRequests.ts';
import { narrowed } from './narrowed.ts';
import { Pool } from './pool.ts';
import { ordersBy } from './sorting.ts';
import { uniqueValues } from './uniqueValues.ts';

const { validators } = bareRules;
const create = operationOf('create');
const given = { sku: 'MUG-001', name: 'Blue mug', price: 12.5, stock: 40, listed: true, note: 'Of clay' };

test('generates another unique value within its pattern', () => {
  const other = uniqueValues(create, given, { base: given, salt: '107', validators });
  expect(other).toEqual({ ...given, sku: 'MUG-107', name: 'Blue mug107' });
  expect(validators.request(create, other)).toEqual([]);
});

test('keeps a unique value that differs from the base: it was set on purpose', () => {
  const chosen = { ...given, sku: 'PEN-002' };
  expect(uniqueValues(create, chosen, { base: given, salt: '107', validators })).toMatchObject({
    sku: 'PEN-002',
  });
});

test.each([
  // A longer number fits the pattern too.
  ['N-AB 101', '^[A-Z]{1,3}-[A-Z]{1,2} [0-9]{1,4}$', /^N-AB \d107$|^N-AB 107$/],
  ['WVWZZZ1KZAW000100', '^[A-Z0-9]{17}$', /^WVWZZZ1KZAW000107$/],
  // In place of a digit of the salt, a letter: 1 is B, 0 is A, 7 is H.
  ['ABCD', '^[A-Z]{4}$', /^ABAH$/],
  ['Äöü', '^[A-ZÄÖÜ][a-zäöü]{1,3}$', /^Bah$/],
])('varies "%s" within its pattern', (held, pattern, wanted) => {
  const request: Schema = { type: 'object', properties: { plate: { type: 'string', pattern } } };
  const operation = { ...create, request, places: {} };
  expect(
    uniqueValues(operation, { plate: held }, { base: { plate: held }, salt: '107', validators })['plate'],
  ).toMatch(wanted);
});

test('changes each text and number, together and separately', () => {
  expect(altered(create, given)).toEqual([
    { ...given, name: 'Blue mug 2', price: 13.5, stock: 45, note: 'Of clay 2' },
    { ...given, name: 'Blue mug 2' },
    { ...given, price: 13.5 },
    { ...given, stock: 45 },
    { ...given, note: 'Of clay 2' },
  ]);
});

test.each([
  ['b', 1, '2'],
  ['2', 1, '3'],
  ['ab', 2, 'a2'],
  ['abc', 3, 'a 2'],
  ['Mug 2', 5, 'Mug 3'],
])('changes the text %j of at most %i letters to %j', (note, maxLength, other) => {
  const request = { type: 'object', properties: { note: { type: 'string', maxLength } } };
  expect(altered({ ...create, request }, { note })).toEqual([{ note: other }]);
});

test('exceeds a limit by the smallest step, without another violation', () => {
  const wrong = invalidRequests(create, given, validators).filter(({ name }) =>
    /too-(large|small):\/stock/.test(name),
  );
  // The stock is a multiple of 5, from 5 to 120.
  expect(wrong.map(({ payload }) => payload['stock'])).toEqual([125, 0]);
});

test('sends null in a required member, in an optional one only if the contract mentions null', () => {
  const names = invalidRequests(create, given, validators).map(({ name }) => name);
  expect(names).not.toContain('null:/note');
  expect(names).toContain('null:/name');
  const knowing = { ...create, schemas: { ...create.schemas, Other: { type: ['string', 'null'] } } };
  expect(invalidRequests(knowing, given, validators).map(({ name }) => name)).toContain('null:/note');
});

test("asks for both orders by each member of a list with Spring's `sort`, and for none without", () => {
  const items: Payload[] = [
    { id: 1, name: 'Pen', price: 2, listed: true, kind: 'a' },
    { id: 2, name: 'Mug', price: 9, listed: true, kind: 'a' },
  ];
  const asked = ordersBy(operationOf('findAll'), {}, items).map(([up, down]) => [up['sort'], down['sort']]);
  expect(asked).toEqual([
    [['price,asc'], ['price,desc']],
    [['id,asc'], ['id,desc']],
    [['name,asc'], ['name,desc']],
  ]);
  // Its contract has no sort.
  expect(ordersBy(operationOf('events'), {}, items)).toEqual([]);
});

test('requests a limit in the middle of the seen values, as a number or as text', () => {
  const pool = new Pool();
  pool.learn([
    { name: 'a', price: '2.50' },
    { name: 'b', price: '9.00' },
    { name: 'c', price: '5.00' },
  ]);
  expect(narrowed(operationOf('findAll'), {}, pool)).toContainEqual({ maxPrice: 5 });
});

test('requests a missing id of another resource in a body if the contract has a code for it', () => {
  const pool = new Pool();
  const cases = (id: string) => unknownCases(operationOf(id), { patientId: 1, name: 'x' }, pool, validators);
  expect(cases('addVisit').map(({ id, ask }) => [id, ask.payload['patientId']])).toEqual([
    ['ward.addVisit/state/unknown:patientId', 987_654_321],
  ]);
  // There the id names the resource itself, which other checks cover.
  expect(cases('editPatient')).toEqual([]);
});

test.each([
  [0.01, 185.02999999999997, false],
  [0.01, 185.03, true],
  [0.01, 12_345_678.91, true],
  [5, 121, false],
  [0.5, -2.5, true],
  [1e-7, 1e-7, true],
])('tells whether %d divides %d: %s', (step, value, is) => {
  expect(isMultiple(step, value)).toBe(is);
});

test.each([
  ['/patient/list', 'read', '/patient'],
  ['/patient/add', 'write', '/patient'],
  ['/patient/detail/{id}', 'read', '/patient/{id}'],
  ['/patient/delete/{id}', 'write', '/patient/{id}'],
  ['/list', 'read', '/list'],
  ['/shopping/list', 'write', '/shopping/list'],
  ['/patients/{id}/visits', 'read', '/patients/{id}/visits'],
  ['/stays({id})', 'read', '/stays/{id}'],
  ["/stays('{code}')/Marina.checkIn", 'write', '/stays/{code}/Marina.checkIn'],
] as const)('finds the resource path of %s (%s)', (path, effect, place) => {
  expect(placeOf(path, effect)).toBe(place);
});

const list: Schema = { type: 'array', items: { type: 'object' } };
const asking = (properties: Readonly<Record<string, Schema>>): Schema => ({ type: 'object', properties });

test('reads a number with the name "from" as an offset, but not a date', () => {
  const limit: Schema = { type: 'integer', default: 20 };
  const day = asking({ from: { type: 'string', format: 'date' }, limit });
  expect(pagingOf(day, list, {})).toBeUndefined();
  expect(cursorOf(day, list, {})).toEqual({ size: 'limit' });
  expect(pagingOf(asking({ from: { type: 'integer' }, limit }), list, {})).toMatchObject({ byOffset: true });
});
