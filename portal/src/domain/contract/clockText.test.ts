import { expect, test } from 'vitest';
import { clockText } from './clockText.ts';

test('formats the time left as minutes and seconds', () => {
  expect([900, 61, 9, 0].map(clockText)).toEqual(['15:00', '01:01', '00:09', '00:00']);
});
