import { expect, test } from 'vitest';
import { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { catalogue } from './catalogue.ts';
import { hasQuickBill } from './quickBill.ts';

test('offers the quick bill to products with the feature, and to no POP user', () => {
  const all = Object.values(ProductCode);
  const having = all.filter((code) => catalogue[code].features.quickBill);
  expect(having.length).toBeGreaterThan(0);
  expect(all.filter((code) => hasQuickBill(code, 'normal'))).toEqual(having);
  expect(all.filter((code) => hasQuickBill(code, 'pop'))).toEqual([]);
  expect(hasQuickBill('12003', undefined)).toBe(true);
});
