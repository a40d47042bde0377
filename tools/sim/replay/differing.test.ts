import { expect, test } from 'vitest';
import { differing } from './differing.ts';

const whole = new Map(
  ['home', 'bills', 'orders', 'coupons'].map((name) => [`baseline ${name}`, `{${name}}`]),
);

test('every second answer lost: each of them differs, whichever run lost it', () => {
  const half = new Map([...whole].filter((_, index) => index % 2 === 0));
  expect(differing(whole, half)).toEqual(['baseline bills', 'baseline coupons']);
  expect(differing(half, whole)).toEqual(['baseline bills', 'baseline coupons']);
});

test('what is alike does not differ, another text does', () => {
  expect(differing(whole, new Map(whole))).toEqual([]);
  expect(differing(whole, new Map(whole).set('baseline home', '{}'))).toEqual(['baseline home']);
});
