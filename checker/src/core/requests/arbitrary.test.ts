import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Schema } from '../contract/types.ts';
import { arbitraryOf } from './arbitrary.ts';
import { Pool } from './pool.ts';

const SAMPLE = { seed: 1, numRuns: 200 };

test.each<[Schema, (value: number) => boolean]>([
  [{ type: 'integer', exclusiveMaximum: 10 }, (value) => Number.isInteger(value) && value < 10],
  [{ type: 'integer', exclusiveMinimum: -3, maximum: 0 }, (value) => value > -3 && value <= 0],
  [{ type: 'integer', multipleOf: 50 }, (value) => value % 50 === 0],
  [{ type: 'integer', maximum: -3.5 }, (value) => Number.isInteger(value) && value < -3.5],
  [{ type: 'number', maximum: 5, exclusiveMaximum: 10 }, (value) => value <= 5],
  [{ type: 'number', maximum: -5 }, (value) => value <= -5],
  [{ type: 'number', multipleOf: 0.5 }, (value) => Number.isInteger(value / 0.5)],
  [{ type: 'number', exclusiveMinimum: 100, multipleOf: 100, maximum: 200 }, (value) => value === 200],
])('every number generated for %j fits', (schema, fits) => {
  const values = fc.sample(arbitraryOf(schema, { schemas: {}, pool: new Pool() }), SAMPLE) as number[];
  expect(values.filter((value) => !fits(value))).toEqual([]);
});

test('numbers without other limits are integers up to 100,000, and cents up to 1,000,000', () => {
  const of = (type: string) =>
    fc.sample(arbitraryOf({ type }, { schemas: {}, pool: new Pool() }), SAMPLE) as number[];
  expect(of('integer').every((value) => Number.isInteger(value) && value >= 0 && value <= 100_000)).toBe(
    true,
  );
  // At most two decimals.
  expect(of('number').every((value) => /^\d+(\.\d\d?)?$/.test(String(value)) && value <= 1_000_000)).toBe(
    true,
  );
});
