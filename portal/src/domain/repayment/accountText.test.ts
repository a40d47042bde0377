import { expect, test } from 'vitest';
import { accountText } from './accountText.ts';

test('shows the last four digits of an account', () => {
  expect(accountText('溢缴款账户', '8801220611736027')).toBe('溢缴款账户 尾号6027');
  expect(accountText('对公转账', undefined)).toBe('对公转账');
});
