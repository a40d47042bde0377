import { expect, test } from 'vitest';
import { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { hasQuickBill } from './quickBill.ts';

test('offers the quick bill to five products, and to no POP user', () => {
  const all = Object.values(ProductCode);
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
