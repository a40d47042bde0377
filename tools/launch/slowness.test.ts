import { afterEach, expect, test, vi } from 'vitest';
import { patience, SLOWNESS } from '../patience.mjs';
import { followSpeed, REFERENCE, slownessFrom } from './slowness.mjs';

const { arithmetic, memory } = REFERENCE;
afterEach(() => vi.unstubAllEnvs());

test.each([
  ['the reference machine', { arithmetic, memory }, 1],
  ['a faster one', { arithmetic: arithmetic / 2, memory: memory / 2 }, 1],
  ['one at a third of the speed', { arithmetic: 3 * arithmetic, memory: 3 * memory }, 3],
  ['one with slow memory only', { arithmetic, memory: memory + 2 * (arithmetic + memory) }, 3],
  ['one that is 40 times slower', { arithmetic: 40 * arithmetic, memory: 40 * memory }, 5],
])('rates %s', { tags: ['far-slowness'] }, (_what, times, slowness) => {
  expect(slownessFrom(times)).toBeCloseTo(slowness);
});

test.each([
  ['a given slowness', 2.04, /takes 2\.0 times .* time limits × 2\.0$/],
  ['the measured one', undefined, /takes [1-5]\.\d times .* time limits × [1-5]\.\d$/],
])('prints %s and multiplies the limits by it', { tags: ['far-slowness'] }, (_what, slowness, line) => {
  vi.stubEnv(SLOWNESS, '');
  const print = vi.spyOn(console, 'log').mockReturnValue();
  followSpeed(slowness);
  const [[printed]] = print.mock.calls as [[string]];
  expect(printed).toMatch(line);
  expect(patience(1000)).toBe(Number(printed.split(' × ')[1]) * 1000);
});

test.each([
  ['3', 3000],
  ['1.25', 1250],
  ['', 1000],
])(
  'a measured slowness of "%s" makes a limit of 1,000 ms one of %i ms',
  { tags: ['far-slowness'] },
  (slowness, limit) => {
    vi.stubEnv(SLOWNESS, slowness);
    expect(patience(1000)).toBe(limit);
  },
);
