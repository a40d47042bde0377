import { afterEach, expect, test, vi } from 'vitest';
import { patience, SLOWNESS } from '../patience.mjs';
import { measuredSlowness, REFERENCE, slownessFrom } from './slowness.mjs';

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

test('measures a slowness from 1 to 5', { tags: ['far-slowness'] }, () => {
  const slowness = measuredSlowness();
  expect(slowness).toBeGreaterThanOrEqual(1);
  expect(slowness).toBeLessThanOrEqual(5);
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
