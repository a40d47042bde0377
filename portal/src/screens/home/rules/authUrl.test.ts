import { expect, test } from 'vitest';
import { authUrl, clockText } from './authUrl.ts';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['/_sim/ext/auth?authFlowNo=RZ1', 'http://portal.test/_sim/ext/auth?authFlowNo=RZ1'],
  ['https://auth.example.com/face?x=1', 'https://auth.example.com/face?x=1'],
])('the authentication address %j', (given, expected) => {
  expect(authUrl(given, 'http://portal.test')).toBe(expected);
});

test('the time left reads as minutes and seconds', () => {
  expect([900, 61, 9, 0].map(clockText)).toEqual(['15:00', '01:01', '00:09', '00:00']);
});
