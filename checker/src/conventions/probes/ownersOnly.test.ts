import { expect, test } from 'vitest';
import { isForOwnerOnly } from './ownersOnly.ts';

test.each([
  ['Only its author may change it', true],
  ['Changed by its creator only', true],
  ['只有作者可以修改', true],
  ['Only its author or an admin may change it', false],
  ['Only its owner and the maintainers may change it', false],
  ['Only the author or moderators remove it', false],
  ['仅作者可修改，管理员也可以', false],
  ['The author changes it', false],
])('reads whether %j admits the owner only: %s', (text, isOwnerOnly) => {
  expect(isForOwnerOnly(text)).toBe(isOwnerOnly);
});
