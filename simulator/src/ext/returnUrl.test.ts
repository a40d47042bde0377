import { expect, test } from 'vitest';
import { returnUrl, withQuery } from './returnUrl.ts';

const origin = 'http://127.0.0.1:4010';
const from = (address: string, base = '') =>
  returnUrl({ origin, base, query: new URLSearchParams({ returnUrl: address }) });

test.each([
  ['/front/company/index?a=1#b', '/front/company/index?a=1#b'],
  [`${origin}/front/`, '/front/'],
])('allows the return address %s', (address, path) => expect(from(address)).toBe(path));

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://127.0.0.1:4011/front/',
])('does not allow the return address %s', (address) => expect(from(address)).toBeUndefined());

test.each([
  [`${origin}/sim/front/company/index?a=1`, '/front/company/index?a=1'],
  ['/sim/front', '/front'],
  ['/front/', '/front/'],
  ['/sim//evil.example/front/', undefined],
  ['/simfront/', undefined],
  ['/other/front/', undefined],
])('below the base path /sim, return address %s becomes %s', { tags: ['team-base-path'] }, (address, path) =>
  expect(from(address, '/sim')).toBe(path),
);

test('replaces a query parameter that the address has already', () => {
  expect(withQuery('/front/x?authFlowNo=1#y', { authFlowNo: '2', openStatus: '8' })).toBe(
    '/front/x?authFlowNo=2&openStatus=8#y',
  );
});
