import { expect, test } from 'vitest';
import { hasQuickBill } from './quickBill.ts';

test('the entry: five products, not for a pop user', () => {
  const all = [
    '12000',
    '12003',
    '12007',
    '12008',
    '12010',
    '12011',
    '12012',
    '12015',
    '12017',
    '12019',
    '12023',
    '12025',
    '12035',
    '12037',
  ];
  expect(all.filter((code) => hasQuickBill(code, 'normal'))).toEqual([
    '12003',
    '12007',
    '12008',
    '12010',
    '12025',
  ]);
  expect(all.filter((code) => hasQuickBill(code, 'pop'))).toEqual([]);
  expect(hasQuickBill('12003', undefined)).toBe(true);
});
