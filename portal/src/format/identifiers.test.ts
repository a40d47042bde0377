import { describe, expect, test } from 'vitest';
import { isBankCard } from './bankCard.ts';
import { isEmail, isMobile, isSmsCode } from './contact.ts';
import { isCreditCode } from './creditCode.ts';
import { isIdCard } from './idCard.ts';

describe('统一社会信用代码', () => {
  test.each(['91350100M000100Y43', '91110108551385082Q', '911100007109250324'])('accepts %s', (code) => {
    expect(isCreditCode(code)).toBe(true);
    // Every other check digit is wrong.
    const others = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].filter((digit) => digit !== code[17]);
    expect(others.filter((digit) => isCreditCode(code.slice(0, 17) + digit))).toEqual([]);
  });
  test.each(['', '91350100M000100Y4', '91350100M000100Y433', '91350100m000100y43', '9135O100M000100Y43'])(
    'refuses %s',
    (code) => {
      expect(isCreditCode(code)).toBe(false);
    },
  );
});

describe('身份证号', () => {
  test.each(['11010519491231002X', '53010219200508011X'])('accepts %s', (number) => {
    expect(isIdCard(number)).toBe(true);
  });
  test('refuses a birth in 1880, which is too long ago', () => {
    expect(isIdCard('440524188001010014')).toBe(false);
  });
  test.each(['110105194912310021', '11010519491231002x', '110105194902300026', '11010549123100', ''])(
    'refuses %s',
    (number) => {
      expect(isIdCard(number)).toBe(false);
    },
  );
});

test.each([
  ['4111111111111111', true],
  ['6222021234567890128', true],
  ['4111111111111112', false],
  ['411111111111', false],
  ['0111111111111111', false],
  ['4111 1111 1111 1111', false],
  ['41111111111111111111', false],
])('takes %s for a bank card: %s', (number, valid) => {
  expect(isBankCard(number)).toBe(valid);
});

test.each([
  ['13800006027', true],
  ['19911112222', true],
  ['12800006027', false],
  ['1380000602', false],
  ['138000060271', false],
  ['１３８００００６０２７', false],
])('takes %s for a mobile number: %s', (number, valid) => {
  expect(isMobile(number)).toBe(valid);
});

test.each([
  ['604417', true],
  ['000000', true],
  ['60441', false],
  ['6044170', false],
  ['60441a', false],
])('takes %s for an SMS code: %s', (code, valid) => {
  expect(isSmsCode(code)).toBe(valid);
});

test.each([
  ['caigou@hechuan.com.cn', true],
  ['a.b+c@x-y.cn', true],
  ['caigou@hechuan', false],
  ['caigou@@hechuan.cn', false],
  ['.a@b.cn', false],
  ['a..b@c.cn', false],
  ['a b@c.cn', false],
  [`${'a'.repeat(65)}@b.cn`, false],
])('takes %s for an e-mail address: %s', (address, valid) => {
  expect(isEmail(address)).toBe(valid);
});
