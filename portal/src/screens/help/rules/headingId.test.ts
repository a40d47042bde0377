import { expect, test } from 'vitest';
import { headingId } from './headingId.ts';

test.each([
  ['', ''],
  ['#free', 'free'],
  ['#%E5%85%8D%E6%81%AF', '免息'],
  ['#100%', '100%'],
])('the hash %o names the heading %o', (hash, id) => {
  expect(headingId(hash)).toBe(id);
});
