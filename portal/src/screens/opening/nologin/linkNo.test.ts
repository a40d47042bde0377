import { expect, test } from 'vitest';
import { linkNoIn } from './linkNo.ts';

test.each([
  ['linkNo=QS2026111200000001', 'QS2026111200000001'],
  ['linkNo=QS', undefined],
  ['linkNo=', undefined],
  ['', undefined],
])('reads the link number from "%s": %s', (query, linkNo) => {
  expect(linkNoIn(new URLSearchParams(query))).toBe(linkNo);
});
