import { expect, test } from 'vitest';
import { identityVerdict } from './identityVerdict.ts';

test.each([
  [{ jdpin: 'hechuan_caigou' }, 'same'],
  [{ jdpin: 'hechuan_cg02' }, 'reload'],
  ['NOT_LOGIN', 'login'],
  [undefined, 'same'],
] as const)('maps %j to %s', (answer, verdict) => {
  expect(identityVerdict('hechuan_caigou', answer)).toBe(verdict);
});

test.each([
  [{ jdpin: 'hechuan_caigou' }, 'reload'],
  ['NOT_LOGIN', 'same'],
  [undefined, 'same'],
] as const)('maps %j to %s on a visitor’s page', (answer, verdict) => {
  expect(identityVerdict(undefined, answer)).toBe(verdict);
});
