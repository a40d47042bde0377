import { expect, test } from 'vitest';
import { addFault, numbered, pending, strike } from './fault.ts';

const coupon = { on: 'standard.queryCouponInfo', answer: { code: '9999999' } };

test('a fault strikes at its address only, and its use is counted', () => {
  const faults = numbered([coupon]);
  expect(strike(faults, 'standard.versionCompute').fault).toBeUndefined();
  const { fault, faults: after } = strike(faults, 'standard.queryCouponInfo');
  expect(fault?.id).toBe('f1');
  expect(after).toEqual([{ ...coupon, id: 'f1', used: 1 }]);
});

test('after its times a fault lets the next one strike, then none', () => {
  let faults: readonly ReturnType<typeof numbered>[number][] = numbered([
    { ...coupon, times: 2 },
    { ...coupon, answer: { status: 502 }, times: 1 },
  ]);
  const ids = [1, 2, 3, 4].map(() => {
    const struck = strike(faults, coupon.on);
    faults = struck.faults;
    return struck.fault?.id;
  });
  expect(ids).toEqual(['f1', 'f1', 'f2', undefined]);
  expect(pending(faults)).toEqual([]);
});

test.each([
  ['asset:/front/assets/*.js', 'asset:/front/assets/index-3f2.js', true],
  ['asset:/front/assets/*.js', 'asset:/front/assets/index.css', false],
  ['asset:/front/assets/*.js', 'asset:/front/assets/deep/index.js', false],
  ['asset:/front/**', 'asset:/front/assets/index.js', true],
  ['asset:/front/logo.svg', 'asset:/front/logo.svg', true],
])('%s against %s: %s', (on, address, strikes) => {
  expect(strike(numbered([{ on, answer: { status: 404 } }]), address).fault !== undefined).toBe(strikes);
});

test('ids stay unique after clearing some', () => {
  const { faults } = addFault(numbered([coupon, coupon]).slice(1), coupon);
  expect(faults.map(({ id }) => id)).toEqual(['f2', 'f3']);
});
