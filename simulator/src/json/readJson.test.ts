import { expect, test } from 'vitest';
import { readJson, valueLimits } from './readJson.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test('reads JSON, and reports invalid text', () => {
  expect(readJson('{"a":[1,null]}', 4)).toEqual({ value: { a: [1, null] } });
  expect(readJson('{"a":', 4)).toEqual({ problem: '不是合法的 JSON' });
});

test('accepts 32 levels of nesting, and no more', { tags: ['mend-deep-json'] }, () => {
  expect(readJson(nested(32), 100)).toHaveProperty('value');
  for (const levels of [33, 5_000, 400_000])
    expect(readJson(nested(levels), 1e9)).toEqual({ problem: '嵌套超过 32 层' });
});

test('accepts the maximum number of values, and no more', () => {
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
])('counts the values of %s: %d', (text, values) => {
  expect(readJson(text, values)).toEqual({ value: JSON.parse(text) });
  expect(readJson(text, values - 1)).toEqual({ problem: `超过 ${values - 1} 个值` });
});
