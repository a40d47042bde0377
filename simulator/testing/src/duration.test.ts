import { expect, test } from 'vitest';
import { isoDuration } from './duration.ts';

test.each([
  ['3d', 'P3D'],
  ['2w', 'P2W'],
  ['36h', 'PT36H'],
  ['1d12h', 'P1DT12H'],
  ['30m', 'PT30M'],
  ['5s', 'PT5S'],
  ['PT1H', 'PT1H'],
])('converts %s to %s', (written, iso) => {
  expect(isoDuration(written)).toBe(iso);
});

test.each(['', '3', '3 days', '12h1d', '-1d'])('refuses %j as a duration', (text) => {
  expect(() => isoDuration(text)).toThrow(`not '${text}'`);
});
