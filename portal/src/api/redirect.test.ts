import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostileUrls } from './hostileUrls.ts';
import { externalUrl, safeUrl } from './redirect.ts';
import { standAt } from './testing.ts';

beforeEach(() => standAt('http://127.0.0.1:4010/front/company/index?a=1'));

afterEach(() => vi.unstubAllGlobals());

test.each(['/front/company/index', 'http://127.0.0.1:4010/x', 'https://passport.example.cn/x?y=1', '?tab=1'])(
  'allows the URL %s',
  (url) => {
    expect(safeUrl(url)).toBe(new URL(url, 'http://127.0.0.1:4010').href);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' https://passport.example.cn',
  'data:text/html,x',
  'https://passport.example.cn@evil.example/',
  '\\\\evil.example',
  '/\\evil.example',
  'https://passport.example.cn.evil.example/',
  'http://passport.example.cn/',
  'https://user:pw@passport.example.cn/',
  'http://127.0.0.1:4011/',
  'ftp://passport.example.cn/',
  'blob:http://127.0.0.1:4010/x',
  'https:///evil.example',
  '',
  null,
  undefined,
])('refuses the URL %j', (url) => {
  expect(safeUrl(url)).toBeUndefined();
});

test('adds an encoded return address to an external page', () => {
  expect(externalUrl('login')).toBe(
    'https://passport.example.cn/login?returnUrl=http%3A%2F%2F127.0.0.1%3A4010%2Ffront%2Fcompany%2Findex%3Fa%3D1',
  );
});

test('replaces a foreign return address by the portal', () => {
  expect(new URL(externalUrl('login', 'https://evil.example/')).searchParams.get('returnUrl')).toBe(
    'http://127.0.0.1:4010/front/',
  );
});

test('the list of hostile URLs has a hundred different ones', () => {
  expect(hostileUrls).toHaveLength(100);
  expect(new Set(hostileUrls).size).toBe(100);
});

// Some are allowed: those that the URL parser resolves to a path of our own origin.
test.each(hostileUrls)('leads to no foreign host: %j', (url) => {
  const passed = safeUrl(url);
  if (passed !== undefined) expect(new URL(passed).origin).toBe('http://127.0.0.1:4010');
  const back = new URL(externalUrl('login', url));
  expect(back.origin).toBe('https://passport.example.cn');
  expect(new URL(back.searchParams.get('returnUrl') ?? '').origin).toBe('http://127.0.0.1:4010');
});
