import { expect, test } from 'vitest';
import { addFault, withIds, remaining, trigger } from './fault.ts';

const coupon = { on: 'standard.queryCouponInfo', answer: { code: '9999999' } };

test('triggers a fault at its address only, and counts its use', () => {
  const faults = withIds([coupon]);
  expect(trigger(faults, { address: 'standard.versionCompute' }).fault).toBeUndefined();
  const { fault, faults: after } = trigger(faults, { address: 'standard.queryCouponInfo' });
  expect(fault?.id).toBe('f1');
  expect(after).toEqual([{ ...coupon, id: 'f1', used: 1 }]);
});

test('triggers the next fault once one is used up, then none', () => {
  let faults: readonly ReturnType<typeof withIds>[number][] = withIds([
    { ...coupon, times: 2 },
    { ...coupon, answer: { status: 502 }, times: 1 },
  ]);
  const ids = [1, 2, 3, 4].map(() => {
    const triggered = trigger(faults, { address: coupon.on });
    faults = triggered.faults;
    return triggered.fault?.id;
  });
  expect(ids).toEqual(['f1', 'f1', 'f2', undefined]);
  expect(remaining(faults)).toEqual([]);
});

test.each([
  ['asset:/front/assets/*.js', 'asset:/front/assets/index-3f2.js', true],
  ['asset:/front/assets/*.js', 'asset:/front/assets/index.css', false],
  ['asset:/front/assets/*.js', 'asset:/front/assets/deep/index.js', false],
  ['asset:/front/**', 'asset:/front/assets/index.js', true],
  ['asset:/front/logo.svg', 'asset:/front/logo.svg', true],
])('matches %s with %s: %s', (on, address, triggers) => {
  expect(trigger(withIds([{ on, answer: { status: 404 } }]), { address }).fault !== undefined).toBe(triggers);
});

test('keeps ids unique after some are removed', () => {
  const { faults } = addFault(withIds([coupon, coupon]).slice(1), coupon);
  expect(faults.map(({ id }) => id)).toEqual(['f2', 'f3']);
});
