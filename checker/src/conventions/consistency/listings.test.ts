import { expect, test } from 'vitest';
import { inPath, inQuery, number, reads, removes, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { brokenRules } from '../fixtures/brokenRules.ts';

const item = { type: 'object', properties: { id: text, name: text, place: text } };
const { operations, sent } = smallContract('stock.json', {
  paths: {
    '/items': {
      get: {
        ...reads('list', {
          type: 'object',
          properties: { items: { type: 'array', items: item }, total: number },
        }),
        parameters: [
          inQuery('limit', { ...number, default: 20 }),
          inQuery('offset', { ...number, default: 0 }),
          inQuery('name', text, 'Only items of exactly this name'),
          inQuery('place', text, 'Only items of this place'),
          inQuery('id'),
        ],
      },
    },
    '/items/{id}': { parameters: [inPath('id')], get: reads('show', item), delete: removes('remove') },
  },
});

const list = (payload: object, ...items: object[]) => sent('list', { ...payload }, { items, total: 4 });
const page = (offset: number, ...items: object[]) => list({ limit: 2, offset }, ...items);
const at = (id: string, place: string) => ({ id, name: 'x', place });

test.each([
  ['reports one item on two pages', [page(0, at('1', 'a'), at('2', 'a')), page(2, at('1', 'a'))], ['pages']],
  // An id that several items of a page share is the id of something else.
  [
    'accepts one id of several items of a page, on two pages',
    [page(0, at('1', 'a'), at('1', 'b')), page(2, at('1', 'c'))],
    [],
  ],
  [
    'reports one item twice on a page',
    [page(0, at('1', 'a'), at('1', 'a')), page(2, at('3', 'c'))],
    ['pages'],
  ],
  [
    'accepts the requested id on two pages',
    [
      list({ limit: 2, offset: 0, id: '1' }, at('1', 'a')),
      list({ limit: 2, offset: 2, id: '1' }, at('1', 'b')),
    ],
    [],
  ],
])('%s', (_, exchanges, rules) => {
  expect(brokenRules(operations, exchanges)).toEqual(rules);
});

const whole = () => sent('list', {}, { items: [{ id: '1', name: 'Ab', place: 'Ab' }], total: 1 });
const none = (payload: object) => sent('list', { ...payload }, { items: [], total: 0 });

// The whole list is read before and after the filtered one, so its item `Ab` was there all the time.
test.each([
  ['accepts that an exact filter omits another case', { name: 'ab' }, []],
  ['reports that an exact filter omits the same text', { name: 'Ab' }, ['lacking']],
  ['reports that any other filter omits another case', { place: 'ab' }, ['lacking']],
])('%s', (_, payload, rules) => {
  expect(brokenRules(operations, [whole(), none(payload), whole()])).toEqual(rules);
});

test.each([
  ['accepts', 'says that it is deleted', { deleted: true }, []],
  ['reports', 'says that it is not deleted', { deleted: false }, ['gone']],
  ['reports', 'says nothing of it', {}, ['gone']],
])('%s a deleted item that is shown and %s', (_, __, more, rules) => {
  const removed = sent('remove', { id: '1' });
  expect(brokenRules(operations, [removed, sent('show', { id: '1' }, { id: '1', ...more })])).toEqual(rules);
});
