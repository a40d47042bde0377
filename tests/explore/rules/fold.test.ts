import { expect, test } from 'vitest';
import { fold } from './fold.ts';

const findingsOf = (firstRow: number | undefined, width: number, height: number) =>
  fold({ url: 'http://localhost/front/company/payRecord', width, height, firstRow } as never).length;

// 48 px of the first row must show: two lines of its text.
test.each([
  ['on the first screen of a phone', 400, 375, 740, 0],
  ['that just fits', 692, 375, 740, 0],
  ['a pixel further down', 693, 375, 740, 1],
  ['below the fold', 940, 375, 740, 1],
  ['below the fold of a desktop', 940, 1440, 900, 1],
  ['in a window narrower than a phone', 940, 320, 568, 0],
  ['that a page without a list lacks', undefined, 375, 740, 0],
])('judges a first row %s', { tags: ['out-first-row'] }, (_, firstRow, width, height, findings) =>
  expect(findingsOf(firstRow, width, height)).toBe(findings),
);
