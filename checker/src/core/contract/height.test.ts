import { expect, test } from 'vitest';
import { heightOf } from './height.ts';
import type { Schema } from './types.ts';

const self: Schema = { $ref: '#/components/schemas/A' };

test.each<[string, number, Schema]>([
  ['a text', 0, { type: 'string' }],
  ['an object of texts', 1, { type: 'object', required: ['a'], properties: { a: { type: 'string' } } }],
  ['an object that may contain itself', 0, { type: 'object', properties: { a: self } }],
  [
    'an object that must contain itself',
    Infinity,
    { type: 'object', required: ['a'], properties: { a: self } },
  ],
  ['a list that may be empty', 0, { type: 'array', items: self }],
  ['a list with at least one item of itself', Infinity, { type: 'array', minItems: 1, items: self }],
  [
    'a choice between itself and a text',
    0,
    { oneOf: [{ type: 'object', required: ['a'], properties: { a: self } }, { type: 'string' }] },
  ],
  ['a choice of itself only', Infinity, { oneOf: [self] }],
])('the value of %s with the fewest levels has %d', (_, height, schema) => {
  expect(heightOf(schema, { A: schema })).toBe(height);
});
