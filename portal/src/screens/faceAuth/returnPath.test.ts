import { expect, test } from 'vitest';
import { returnPath } from './returnPath.ts';

const back = (returnTo: string, answer = 'authFlowNo=RZ1&openStatus=8') =>
  returnPath(new URLSearchParams(`${answer}&returnTo=${encodeURIComponent(returnTo)}`));

test('adds the result to the address of the page that the user left', () => {
  expect(back('/company/open/flowNew/realName?productCode=12003')).toBe(
    '/company/open/flowNew/realName?productCode=12003&authFlowNo=RZ1&openStatus=8',
  );
  expect(back('/company/open/flowNew/realName', 'errorCode=E00003')).toBe(
    '/company/open/flowNew/realName?errorCode=E00003',
  );
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'rejects the address "%s": it is no page of the portal',
  (address) => {
    expect(back(address)).toBeUndefined();
  },
);

test('has no path if the query has none', () => {
  expect(returnPath(new URLSearchParams('openStatus=8'))).toBeUndefined();
});
