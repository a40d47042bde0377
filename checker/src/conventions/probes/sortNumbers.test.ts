import { expect, test } from 'vitest';
import { twoLengths } from './sortNumbers.ts';

test.each([
  [{ type: 'integer' }, [9, 10]],
  [{ type: 'integer', minimum: 1, maximum: 500 }, [9, 10]],
  [{ type: ['number', 'null'], minimum: 100, maximum: 30_000 }, [999, 1000]],
  [{ type: 'integer', minimum: 1, maximum: 9 }, undefined],
  [{ type: 'integer', minimum: 10, maximum: 99 }, undefined],
  [{ type: 'integer', enum: [9, 10] }, undefined],
  [{ type: 'integer', multipleOf: 5 }, undefined],
  [{ type: 'string' }, undefined],
])('finds two neighbours of different lengths for %j, if it allows any', (schema, pair) => {
  expect(twoLengths(schema)).toEqual(pair);
});
