import { expect, test } from 'vitest';
import { regionWithin } from './regions.ts';

const of = (...codes: string[]) => codes.map((regionCode) => ({ regionCode }));

test.each([
  ['330108', of('110000', '330000'), '330000'],
  ['330108', of('330100', '330200'), '330100'],
  ['330108', of('330106', '330108'), '330108'],
  ['330000', of('330100', '330200'), undefined],
  ['', of('330000'), undefined],
  ['419001', of('410000'), '410000'],
])('finds the region of %s in %j: %s', (code, regions, found) => {
  expect(regionWithin(regions, code)?.regionCode).toBe(found);
});
