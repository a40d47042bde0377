import { expect, test } from 'vitest';
import { complaints } from './later.ts';

const owner = { issue: 5, why: 'the screen comes then' };

test('an unreached value needs an owner, a reached one must have none', () => {
  const reached = (name: string) => name === 'a';
  expect(complaints(['a', 'b'], reached, { b: owner })).toEqual([]);
  expect(complaints(['a', 'b'], reached, {})).toEqual(['no scenario reaches b']);
  expect(complaints(['a', 'b'], reached, { a: owner, b: owner })).toEqual([
    'a is reached: take it out of coverage-later.yaml',
  ]);
  expect(complaints(['a'], reached, { c: owner })).toEqual([
    'coverage-later.yaml names c, which no contract documents',
  ]);
});

test('an owner is an issue with a reason', () => {
  expect(complaints(['b'], () => false, { b: { issue: 5, why: '' } })).toEqual([
    'coverage-later.yaml gives b no issue or no reason',
  ]);
});
