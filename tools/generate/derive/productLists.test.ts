import { expect, test } from 'vitest';
import { listProducts, tableProblems } from './productLists.ts';

const table = { '12003': ['increase', 'quickBill'], '12007': ['quickBill'], '12012': [] };
const listed = (products: unknown) => {
  const rows = [{ products }, {}];
  return { problems: listProducts(table, { 'x-errors': rows }), rows };
};

test('replaces the feature of a row by the products that have it', { tags: ['one-product-contract'] }, () => {
  expect(listed('quickBill')).toEqual({ problems: [], rows: [{ products: ['12003', '12007'] }, {}] });
  expect(listProducts(table, {})).toEqual([]);
});

test.each<[string, unknown, RegExp]>([
  ['codes written by hand', ['12003'], /name a feature of shared\/products\.yaml/],
  ['a feature that no product has', 'quickbil', /has quickbil: did you mean quickBill\?/],
])('refuses %s', { tags: ['one-product-contract'] }, (_, products, problem) => {
  expect(listed(products).problems).toEqual([expect.stringMatching(problem)]);
});

test(
  'reports a product code without a record, and a record without a product code',
  { tags: ['one-product-contract'] },
  () => {
    expect(tableProblems(table, ['12003', '12007', '12012'])).toEqual([]);
    expect(tableProblems(table, ['12003', '12007', '12012', '12040'])).toEqual([
      expect.stringMatching(/product 12040 has no record/),
    ]);
    expect(tableProblems(table, ['12003', '12007'])).toEqual([
      expect.stringMatching(/product 12012 is not in enums/),
    ]);
  },
);
