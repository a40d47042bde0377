import { expect, test } from 'vitest';
import { inQuery, json, number, reads } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { mayBeTaken } from '../../../core/judging/lenient.ts';
import { nextLink } from './next-link.ts';
import { paging } from './paging.ts';

const asking = (name: string, more: object) => inQuery(name, { ...number, minimum: 1, ...more });
const list = { type: 'array', items: { type: 'object', properties: { id: number } } };
const header = { schema: { type: 'string' } };
const { operationOf, sent } = smallContract('things.json', {
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        parameters: [asking('page', { default: 1 }), asking('per_page', { default: 2, maximum: 3 })],
        responses: {
          200: { ...json(list), headers: { Link: header, 'X-Total': header } },
          400: { description: 'wrong' },
        },
      },
    },
    '/pages': {
      get: {
        operationId: 'listPages',
        parameters: [asking('page', { default: 1 }), asking('limit', { default: 2, maximum: 3 })],
        responses: {
          200: json({
            type: 'object',
            properties: {
              data: list,
              meta: { type: 'object', properties: { itemsPerPage: number, totalItems: number } },
            },
          }),
          400: { description: 'wrong' },
        },
      },
    },
  },
});

const next = '</things?page=2>; rel="next"';

test.each([
  ['a next on a page with more to come', 1, 2, next, 0],
  ['no next on a page with more to come', 1, 2, '</things?page=2>; rel="last"', 1],
  ['a next on the last page', 2, 1, next, 1],
  ['no next on the last page', 2, 1, '</things?page=1>; rel="prev"', 0],
])('checks a Link header that has %s', (_, page, length, link, count) => {
  const items = Array.from({ length }, (_each, id) => ({ id }));
  const headers = { link, 'x-total': '3' };
  const { exchange } = sent('listThings', { page, per_page: 2 }, items, { headers });
  expect(paging.judge(exchange)).toHaveLength(count);
});

const row = { code: '400', when: 'request-invalid', file: 'x', line: 1 } as const;

test.each([
  ['the maximum as its size', 2, 3, true],
  ['the requested size', 2, 9, false],
  ['more items than the maximum', 4, 3, false],
])(
  'judges a response to page size 9 above the maximum 3 that shows %s: %i items, size %i',
  (_, length, shown, isRight) => {
    const data = Array.from({ length }, (_each, id) => ({ id }));
    const body = { data, meta: { itemsPerPage: shown, totalItems: 20 } };
    const wanted = { kind: 'refused', row } as const;
    const { exchange } = sent('listPages', { limit: 9 }, body, { expect: wanted });
    expect(operationOf('listPages').paging?.show.size).toBe('meta/itemsPerPage');
    expect(mayBeTaken(exchange)).toBe(isRight);
  },
);

test.each([
  ['Page size', true],
  ['Page size; larger ones are not refused but cut', true],
  ['Page size; a value outside of the range is refused with 400', false],
  ['1 to 3, any other is a 422', false],
])('knows whether a page size above the maximum is refused: %s', (description, isRight) => {
  const { sent: seen } = smallContract('sizes.json', {
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          parameters: [
            asking('page', { default: 1 }),
            inQuery('limit', { ...number, minimum: 1, maximum: 3 }, description),
          ],
          responses: { 200: json(list), 400: { description: 'wrong' } },
        },
      },
    },
  });
  const { exchange } = seen('listThings', { limit: 9 }, [{ id: 1 }], { expect: { kind: 'refused', row } });
  expect(mayBeTaken(exchange)).toBe(isRight);
});

// The last column is the number of complaints: one if the contract promises the filters and the link lacks `kind`.
test.each([
  ['Follow `next` as it is, it keeps filters and sort.', '/things?page=2', 1],
  ['Address of the next page, with its filters', '/things?page=2', 1],
  ['The links contain all parameters of the request.', '/things?page=2', 1],
  ['Follow `next` as it is, it keeps filters and sort.', '/things?page=2&kind=a', 0],
  ['Address of the next page', '/things?page=2', 0],
])('"%s": judges %s, which comes after a page filtered by kind=a', (description, shownNext, count) => {
  const { sent: seen } = smallContract('kinds.json', {
    paths: {
      '/things': {
        get: {
          ...reads('listThings', {
            type: 'object',
            properties: { count: number, next: { type: 'string', description }, results: list },
          }),
          parameters: [asking('page', { default: 1 }), asking('limit', { default: 2 }), inQuery('kind')],
        },
      },
    },
  });
  const shown = { count: 3, next: shownNext, results: [{ id: 1 }, { id: 2 }] };
  const { exchange } = seen('listThings', { page: 1, kind: 'a' }, shown);
  expect(nextLink.judge(exchange)).toHaveLength(count);
});
