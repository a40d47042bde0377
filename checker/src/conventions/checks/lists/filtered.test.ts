import { expect, test } from 'vitest';
import { foreignExchange, foreignSaid } from '../../../core/fixtures/petshop.ts';
import { listExchange } from '../../../core/fixtures/smallList.ts';
import { filtered } from './filtered.ts';

const items = [{ status: 'sold' }, { status: 'available' }];

test('a list asked for by a value shows only what has it', () => {
  expect(foreignSaid(filtered, 'petshop.listPets', { items }, { payload: { status: 'sold' } })).toEqual([
    'status available is listed, sold was asked for',
  ]);
  expect(
    foreignSaid(filtered, 'petshop.listPets', { items: items.slice(0, 1) }, { payload: { status: 'sold' } }),
  ).toEqual([]);
  expect(foreignSaid(filtered, 'petshop.listPets', { items }, { payload: {} })).toEqual([]);
});

test('a switch in the query is a value too', () => {
  expect(
    foreignSaid(filtered, 'library.findBooks', [{ lent: false }], { payload: { lent: true } }),
  ).toHaveLength(1);
});

test.each([
  ['none is left', 'onlyAvailable', 'true', 0, ['available 0 is listed, onlyAvailable true was asked for']],
  ['one is left', 'onlyAvailable', 'true', 1, []],
  ['all were asked for', 'onlyAvailable', 'false', 0, []],
  ['something else was asked for', 'onlyFresh', 'true', 0, []],
])('only what is there: %s', (_, name, asked, available, complaints) => {
  const exchange = foreignExchange(
    'petshop.listPets',
    { items: [{ available }] },
    { payload: { [name]: asked } },
  );
  const item = { type: 'object', properties: { available: { type: 'integer' } } };
  const schema = { type: 'object', properties: { items: { type: 'array', items: item } } };
  const operation = {
    ...exchange.operation,
    request: { type: 'object', properties: { [name]: { type: 'boolean' } } },
    answers: { 200: { types: ['application/json'], schema, headers: [] } },
  };
  expect(filtered.judge({ ...exchange, operation }).map(({ message }) => message)).toEqual(complaints);
});

const text = { type: 'string' };
const texts = { type: 'array', items: text };

test.each([
  ['each tag that is wanted', 'Books that carry all of the tags', ['sea', 'novel'], 0],
  ['one of the two that are wanted', 'Books that carry all of the tags', ['sea'], 1],
  ['one of those of which one will do', 'Books with any of these tags', ['sea'], 0],
  ['none of those of which one will do', 'Books with any of these tags', ['war'], 1],
  ['one, where all are listed by default', 'Repeat for each tag; by default all are listed', ['sea'], 0],
])('a list of texts shows %s', (_, description, tags, count) => {
  const parameter = { name: 'tag', schema: texts, description };
  const exchange = listExchange(parameter, { tags: texts }, ['sea', 'novel'], [{ tags }]);
  expect(filtered.judge(exchange)).toHaveLength(count);
});

const choice = { ...text, enum: ['open', 'closed', 'all'] };

test.each<[string, object, string, unknown, number]>([
  ['all of a choice', { state: { ...text, enum: ['open', 'closed'] } }, 'all', 'open', 0],
  ['all of what may be any text', { state: text }, 'all', 'open', 0],
  ['all, which items may have', { state: choice }, 'all', 'open', 1],
  ['all of what has several', { states: texts }, 'all', ['open'], 0],
  ['one of what has several', { states: texts }, 'closed', ['open'], 1],
  ['one of what may be any text', { state: text }, 'closed', 'open', 1],
])('%s is asked for', (_, shown, asked, value, count) => {
  const items = Object.keys(shown).map((member) => ({ [member]: value }));
  const exchange = listExchange({ name: 'state', schema: choice }, shown, asked, items);
  expect(filtered.judge(exchange)).toHaveLength(count);
});

test('a blank value asks for nothing', () => {
  const exchange = listExchange({ name: 'tag', schema: texts }, { tags: texts }, [' '], [{ tags: ['sea'] }]);
  expect(filtered.judge(exchange)).toEqual([]);
});

test.each([
  ['Names with commas; issues must have all of them', ['bug', 'backend', 'ui'], 0],
  ['Names with commas; issues must have all of them', ['bug'], 1],
  ['Names with commas', ['bug'], 0],
  ['Names with commas', ['ui'], 1],
])('%s: one text asks a list for several labels %#', (description, labels, count) => {
  const parameter = { name: 'labels', schema: text, description };
  const exchange = listExchange(parameter, { labels: texts }, 'bug,backend', [{ labels }]);
  expect(filtered.judge(exchange)).toHaveLength(count);
});
