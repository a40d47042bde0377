import { expect, test } from 'vitest';
import { returnPath } from './returnPath.ts';

const back = (returnTo: string, answer = 'authFlowNo=RZ1&openStatus=8') =>
  returnPath(new URLSearchParams(`${answer}&returnTo=${encodeURIComponent(returnTo)}`));

test('returns the answer to the page that left', () => {
  expect(back('/company/open/flowNew/realName?productCode=12003')).toBe(
    '/company/open/flowNew/realName?productCode=12003&authFlowNo=RZ1&openStatus=8',
  );
  expect(back('/company/open/flowNew/realName', 'errorCode=E00003')).toBe(
    '/company/open/flowNew/realName?errorCode=E00003',
  );
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'rejects %s as a page of ours',
  (address) => {
    expect(back(address)).toBeUndefined();
  },
);

test('waits beside a page that left no return path', () => {
  expect(returnPath(new URLSearchParams('openStatus=8'))).toBeUndefined();
});
