import { expect, test } from 'vitest';
import { nextLetters } from './passwords.ts';

test.each([
  ['9999', '0000'],
  ['ada1', 'beb2'],
  ['Zz-9!', 'Aa-0!'],
])('the password %s becomes the wrong one %s', (right, wrong) => {
  expect(nextLetters(right)).toBe(wrong);
});
