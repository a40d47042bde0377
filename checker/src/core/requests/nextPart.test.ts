import { expect, test } from 'vitest';
import type { Operation } from '../contract/types.ts';
import type { ReceivedResponse } from '../exchange/response.ts';
import { nextPart } from './nextPart.ts';

const place = (name: string) => ({ in: 'query' as const, name, explode: true });
const operation = {
  url: '/v1/shops/{id}/items',
  path: '/shops/{id}/items',
  places: {
    id: { in: 'path', name: 'id', explode: false },
    cursor: place('cursor'),
    size: place('page[size]'),
  },
  cursor: { ask: 'cursor', next: 'meta/next_cursor' },
} as unknown as Operation;

const next = (data: unknown, link?: string) =>
  nextPart(operation, { id: 7, size: 2 }, data, {
    headers: { ...(link && { link }) },
  } as unknown as ReceivedResponse)?.payload;

test.each([
  ['a cursor', { meta: { next_cursor: 'b2' } }, undefined, { id: 7, size: 2, cursor: 'b2' }],
  ['a page number', { meta: { next_cursor: 4 } }, undefined, { id: 7, size: 2, cursor: 4 }],
  ['a URL', { next: 'https://shop.example/v1/shops/7/items?cursor=b2' }, undefined, { id: 7, cursor: 'b2' }],
  [
    'a path within links',
    { links: { next: '/shops/7/items?cursor=b2&page[size]=3' } },
    undefined,
    { id: 7, size: '3', cursor: 'b2' },
  ],
  ['HAL', { _links: { next: { href: '?cursor=b2' } } }, undefined, { id: 7, cursor: 'b2' }],
  [
    'a Link header',
    [],
    '<https://x/shops/7/items?cursor=a>; rel="prev", </shops/7/items?cursor=c>; rel="next"',
    { id: 7, cursor: 'c' },
  ],
])('follows %s', { tags: ['odd-next-part'] }, (_, data, link, payload) =>
  expect(next(data, link)).toEqual(payload),
);

test.each([
  ['nothing', {}],
  ['null', { meta: { next_cursor: null } }],
  ['an empty text', { meta: { next_cursor: '' } }],
  ['the address of another list', { next: '/shops/7/orders?cursor=b2' }],
  ['a parameter that is not in the contract', { next: '/shops/7/items?token=b2' }],
  ['the first item of a bare list', [{ id: 1 }]],
])('finds no next part at %s', { tags: ['odd-next-part'] }, (_, data) => expect(next(data)).toBeUndefined());
