import { expect, test } from 'vitest';
import { mask, maskCreditLimit } from './mask.ts';

test('keeps the first 3 and last 4 of phones', { tags: ['mask-3-4'] }, () => {
  expect(mask('13812345678', 'phone')).toBe('138****5678');
});

test('keeps the first 6 and last 4 of cards', { tags: ['mask-6-4'] }, () => {
  expect(mask('6222021234567890', 'card')).toBe('622202******7890');
});

test.each([
  ['张三', '*三'],
  ['欧阳修', '*阳修'],
  ['王', '*'],
])('shows the short name %s as %s', { tags: ['mask-short-name'] }, (name, shown) => {
  expect(mask(name, 'name')).toBe(shown);
});

test('masks the first character of a text too short for the middle', () => {
  expect(mask('1234567', 'phone')).toBe('*234567');
  expect(mask('12345678', 'card')).toBe('123456*5678');
  expect(mask('', 'phone')).toBe('');
});

test('hides the size of a masked credit limit', { tags: ['credit-limit-mask'] }, () => {
  expect(maskCreditLimit()).toBe('****');
});
