import { expect, test } from 'vitest';
import { percentDecoded } from './percentDecoded.ts';

test.each([
  ['a%20b', 'a b'],
  ['%E4%B8%AD', '中'],
  ['50%off', '50%off'],
  ['100%', '100%'],
])('decodes %s to %s', (text, decoded) => {
  expect(percentDecoded(text)).toBe(decoded);
});
