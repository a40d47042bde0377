import { expect, test } from 'vitest';
import { readJson, valueLimits } from './readJson.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test('JSON is read, what is none is said to be none', () => {
  expect(readJson('{"a":[1,null]}', 4)).toEqual({ value: { a: [1, null] } });
  expect(readJson('{"a":', 4)).toEqual({ problem: '不是合法的 JSON' });
});

test('a document nests 32 levels, and no more [mend-deep-json]', () => {
  expect(readJson(nested(32), 100)).toHaveProperty('value');
  for (const levels of [33, 5_000, 400_000])
    expect(readJson(nested(levels), 1e9)).toEqual({ problem: '嵌套超过 32 层' });
});

test('a document holds as many values as it may, and no more', () => {
  const list = (items: number): string => JSON.stringify(Array.from({ length: items }, () => 0));
  expect(readJson(list(valueLimits.request - 1), valueLimits.request)).toHaveProperty('value');
  expect(readJson(list(valueLimits.request), valueLimits.request)).toEqual({
    problem: '超过 5000 个值',
  });
});
