import { expect, test } from 'vitest';
import { daysLeft, firstToEnd, isCouponPrize, isCouponValid, isUsable } from './rules.ts';
import { tabCounts, tabOf } from './tabs.ts';

const november = { effectiveStartDate: '2026-11-01 00:00:00', effectiveEndDate: '2026-11-16 23:59:59' };

test.each([
  ['2026-10-31 23:59:59', false],
  ['2026-11-01 00:00:00', true],
  ['2026-11-12 10:00:00', true],
  ['2026-11-16 23:59:59', true],
  ['2026-11-17 00:00:00', false],
])(
  'a coupon of 1 to 16 November is valid at %s: %s',
  { tags: ['coupon-effective-window', 'coupon-second'] },
  (now, valid) => {
    expect(isCouponValid(november, now)).toBe(valid);
  },
);

test('accepts only 15 and 18 as coupon prizes', { tags: ['coupon-prize-types'] }, () => {
  expect(['15', '18'].map(isCouponPrize)).toEqual([true, true]);
  expect(['14', '16', '17', '1', ''].map(isCouponPrize)).toEqual([false, false, false, false, false]);
});

test('counts the days left only near the end, down to 0 on the last day', () => {
  expect(daysLeft({ ...november, aboutExpire: true }, '2026-11-12')).toBe(4);
  expect(daysLeft({ ...november, aboutExpire: true }, '2026-11-16')).toBe(0);
  expect(daysLeft({ ...november, aboutExpire: false }, '2026-11-12')).toBeUndefined();
});

const now = '2026-11-12 10:00:00';
const held = { ...november, couponId: 'A', status: 'AVAILABLE' } as const;
const later = { ...held, couponId: 'B', effectiveEndDate: '2026-12-31 23:59:59' };

test('a coupon is usable if the provider lists it as available and it is valid now', () => {
  expect(isUsable(held, now)).toBe(true);
  expect(isUsable(held, '2026-11-17 00:00:00')).toBe(false);
  expect(isUsable({ ...held, status: 'LOCKED' }, now)).toBe(false);
});

test('the next coupon to use is the usable one that ends first', () => {
  expect(firstToEnd([later, held], now)).toBe('A');
  expect(firstToEnd([later, { ...held, status: 'LOCKED' }], now)).toBe('B');
  expect(firstToEnd([], now)).toBeUndefined();
});

test('counts each coupon in one tab, and all in the first', () => {
  expect(tabCounts({ available: 3, locked: 1, used: 2, expired: 4 }, 5)).toEqual({
    all: 15,
    waiting: 5,
    usable: 3,
    used: 3,
    expired: 4,
  });
});

test('reads only known tabs from the URL', () => {
  expect(['waiting', 'toString', 'x', null].map(tabOf)).toEqual(['waiting', undefined, undefined, undefined]);
});
