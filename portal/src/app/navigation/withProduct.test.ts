import { expect, test } from 'vitest';
import { withProduct } from './withProduct.ts';

test.each([
  ['/company/landing', '', '/company/landing'],
  ['/company/landing', 'productCode=12010&tabName=overdue', '/company/landing?productCode=12010'],
  ['/company/landing', 'product=yipanhuo', '/company/landing?product=yipanhuo'],
  ['/company/landing?stay=1', 'productCode=12010', '/company/landing?stay=1&productCode=12010'],
  ['/company/index?productCode=12003', 'productCode=12010', '/company/index?productCode=12003'],
])('adds to %s the product of ?%s: %s', { tags: ['out-guard-product'] }, (to, asked, expected) =>
  expect(withProduct(to, new URLSearchParams(asked))).toBe(expected),
);
