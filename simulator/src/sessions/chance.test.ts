import { expect, test } from 'vitest';
import { chance, logNormalMs } from './chance.ts';

const drawn = (seed: number, name = 'f1'): number[] =>
  Array.from({ length: 2000 }, (_, count) => chance(seed, name, count + 1));

test.each([0, 1, 7, 20261112, 4294967295])('gives even and reproducible numbers for seed %i', (seed) => {
  const all = drawn(seed);
  expect(all.every((each) => each >= 0 && each < 1)).toBe(true);
  expect(drawn(seed)).toEqual(all);
  for (const tenth of Array.from({ length: 10 }, (_, index) => index / 10)) {
    const count = all.filter((each) => each >= tenth && each < tenth + 0.1).length;
    expect(count, String(tenth)).toBeGreaterThan(140);
    expect(count, String(tenth)).toBeLessThan(260);
  }
});

test('gives another sequence for another seed or name', () => {
  expect(drawn(8)).not.toEqual(drawn(7));
  expect(drawn(7, 'f2')).not.toEqual(drawn(7));
});

test('spreads log-normal durations around the median, at most to ten minutes', () => {
  const angles = drawn(7, 'f1 angle');
  const lengths = drawn(7, 'f1 length').map((one, index) => logNormalMs(200, 0.5, [one, angles[index] ?? 0]));
  const longer = (than: number) => lengths.filter((ms) => ms > than).length / lengths.length;
  expect(longer(200)).toBeCloseTo(0.5, 1);
  // One standard deviation up, then two.
  expect(longer(200 * Math.exp(0.5))).toBeCloseTo(0.16, 1);
  expect(longer(200 * Math.exp(1))).toBeLessThan(0.05);
  expect(logNormalMs(900_000, 3, [0.999, 0])).toBe(600_000);
});
