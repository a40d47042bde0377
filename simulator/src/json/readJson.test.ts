import { expect, test } from 'vitest';
import { readJson, valueLimits } from './readJson.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test('JSON is read, what is none is said to be none', () => {
  expect(readJson('{"a":[1,null]}', 4)).toEqual({ value: { a: [1, null] } });
  expect(readJson('{"a":', 4)).toEqual({ problem: '不是合法的 JSON' });
});

test('a document nests 32 levels, and no more', { tags: ['mend-deep-json'] }, () => {
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

test.each([
  ['{ "a,[{\\"": ["\\\\", ",]"], "b": {} }', 5],
  ['[ [ ], { }, [1, -2e3, true] ]', 7],
  ['"[[,,"', 1],
])('%s holds %d values: signs inside of texts are none, and nothing is in what is empty', (text, values) => {
  expect(readJson(text, values)).toEqual({ value: JSON.parse(text) });
  expect(readJson(text, values - 1)).toEqual({ problem: `超过 ${values - 1} 个值` });
});
