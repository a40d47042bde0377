import { expect, test } from 'vitest';
import { differing } from './differing.ts';

const whole = new Map(
  ['home', 'bills', 'orders', 'coupons'].map((name) => [`baseline ${name}`, `{${name}}`]),
);

test('reports every answer that one of the runs lost', () => {
  const half = new Map([...whole].filter((_, index) => index % 2 === 0));
  expect(differing(whole, half)).toEqual(['baseline bills', 'baseline coupons']);
  expect(differing(half, whole)).toEqual(['baseline bills', 'baseline coupons']);
});

test('reports different texts and no equal ones', () => {
  expect(differing(whole, new Map(whole))).toEqual([]);
  expect(differing(whole, new Map(whole).set('baseline home', '{}'))).toEqual(['baseline home']);
});
