import { expect, test } from 'vitest';
import type { Schema } from '../types.ts';
import { sampleOf } from './sample.ts';

test.each<[Schema, number]>([
  [{ type: 'integer' }, 1],
  [{ type: 'number', minimum: 0 }, 1],
  [{ type: 'integer', minimum: 7, maximum: 7 }, 7],
  [{ type: 'integer', maximum: -3 }, -3],
  [{ type: 'integer', minimum: 1.5 }, 2],
  [{ type: 'integer', exclusiveMinimum: 1.5 }, 2],
  [{ type: 'integer', exclusiveMaximum: 1 }, 0],
  [{ type: 'integer', multipleOf: 10, maximum: 5 }, 0],
  [{ type: 'integer', multipleOf: 10, maximum: -5 }, -10],
  [{ type: 'number', exclusiveMaximum: 1 }, 0.99],
  [{ type: 'number', minimum: 2, exclusiveMinimum: 2 }, 2.01],
  [{ type: 'number', minimum: 1.2, multipleOf: 0.5 }, 1.5],
  // The limits lie within one cent.
  [{ type: 'number', exclusiveMinimum: 0, maximum: 0.004 }, 0.002],
])('the sample of %j is %d, which its limits allow', (schema, expected) => {
  expect(sampleOf(schema, {})).toBe(expected);
});

const flag = { type: 'boolean' };
test.each<[string, Schema, boolean]>([
  ['archived', flag, false],
  ['is_deleted', flag, false],
  ['isLocked', flag, false],
  ['disabled', { ...flag, example: true }, true],
  ['closed', { ...flag, enum: [true] }, true],
  ['active', flag, true],
  ['closed_on_sundays', flag, true],
])('the sample of the flag %s (%j) is %s', (name, schema, expected) => {
  expect(sampleOf({ type: 'object', properties: { [name]: schema } }, {})).toEqual({ [name]: expected });
});
