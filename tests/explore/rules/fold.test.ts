import { expect, test } from 'vitest';
import { fold } from './fold.ts';

const look = (firstRow: number | undefined, width: number, height: number) =>
  fold({ url: 'http://localhost/front/company/payRecord', width, height, firstRow } as never).length;

test.each([
  ['on a phone', 400, 375, 740, 0],
  ['just so', 692, 375, 740, 0],
  ['a pixel further down', 693, 375, 740, 1],
  ['below the fold', 940, 375, 740, 1],
  ['below the fold of a desktop', 940, 1440, 900, 1],
  ['narrower than a phone', 940, 320, 568, 0],
  ['not a list', undefined, 375, 740, 0],
])('the first row of a list: %s', { tags: ['out-first-row'] }, (_, firstRow, width, height, findings) =>
  expect(look(firstRow, width, height)).toBe(findings),
);
