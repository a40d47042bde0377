import { expect, test } from 'vitest';
import { ignoresCase, nextLetters } from './passwords.ts';

test.each([
  ['9999', '0000'],
  ['ada1', 'beb2'],
  ['Zz-9!', 'Aa-0!'],
])('the password %s becomes the wrong one %s', (right, wrong) => {
  expect(nextLetters(right)).toBe(wrong);
});

test.each([
  ['The e-mail address is compared ignoring case', true],
  ['Passwords are case-sensitive, user names are not', true],
  ['The user name is case-insensitive', true],
  ['Upper and lower case of the login do not matter', true],
  ['User names and passwords are case-sensitive', false],
  ['User names are case-sensitive', false],
  ['Passwords are case-sensitive', false],
  ['A wrong user name or password gives 401', false],
  ['The name of a pet is compared ignoring case', false],
])('reads whether the case of the name of a user matters: %s', (text, ignores) => {
  expect(ignoresCase(text)).toBe(ignores);
});
