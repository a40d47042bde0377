import { expect, test } from 'vitest';
import { verdictsBetween, plain } from '../fixtures/contractDiff.ts';

const parameter = (text: string): string =>
  plain.replace('parameters: [', `parameters: [{ name: q, in: query, ${text} }, `);

test.each([
  ['is added', plain, parameter('schema: { type: string }'), ['safe parameter-added']],
  [
    'is new and required',
    plain,
    parameter('required: true, schema: { type: string }'),
    ['breaking parameter-added-required'],
  ],
  ['is removed', parameter('schema: {}'), plain, ['unclear parameter-removed']],
  [
    'moves to a header',
    parameter('schema: {}'),
    parameter('schema: {}').replace('in: query', 'in: header'),
    ['unclear parameter-removed', 'safe parameter-added'],
  ],
  [
    'becomes any text',
    parameter('schema: { type: integer }'),
    parameter('schema: { type: string }'),
    ['safe request-type-widened: integer → string'],
  ],
  [
    'has another default',
    parameter('schema: { default: 1 }'),
    parameter('schema: { default: 2 }'),
    ['breaking parameter-default-changed: 1 → 2'],
  ],
  [
    'serializes lists in another way',
    parameter('schema: { type: array }'),
    parameter('explode: false, schema: { type: array }'),
    ['breaking parameter-serialization-changed: form explode → form joined'],
  ],
])('judges a parameter that %s', async (_, old, fresh, expected) => {
  expect(await verdictsBetween(old, fresh)).toEqual(expected);
});
