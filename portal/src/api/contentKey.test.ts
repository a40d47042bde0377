import { expect, test } from 'vitest';
import { contentKeys } from './contentKey.ts';

test('the same content keeps its key, other content gets another', () => {
  const keyOf = contentKeys();
  const first = keyOf({ value: '5106' });
  expect(keyOf({ value: '5106' })).toBe(first);
  const second = keyOf({ value: '5110' });
  expect(second).not.toBe(first);
  expect(keyOf({ value: '5106' })).not.toBe(first);
  expect(first).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
});
