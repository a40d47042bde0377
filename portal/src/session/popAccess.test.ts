import { expect, test } from 'vitest';
import { popAccess } from './popAccess.ts';

test.each([
  ['pop', true, 'allowed'],
  ['pop', false, 'child'],
  [undefined, true, 'not-pop'],
  [undefined, false, 'not-pop'],
] as const)('tag %s, parent %s: %s', (userTag, isParent, access) => {
  expect(popAccess({ userInfo: { userTag }, isParent })).toBe(access);
});

test('nobody known is no POP user', () => {
  expect(popAccess({ userInfo: undefined, isParent: false })).toBe('not-pop');
});
