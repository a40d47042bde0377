import { expect, test } from 'vitest';
import { timeRatio } from '#tools/timeRatio.ts';
import { anySecretName } from '../../services/secretNames.ts';
import { secretsInText } from './secretsInText.ts';

const found = (text: string): string[] => secretsInText(text, anySecretName);

test.each([
  ['{"token":"abcd","a":"efgh"}', ['abcd']],
  ['{"password":"ab\\"cd"}', ['ab\\"cd', 'ab"cd']],
  ['{"a":"{\\"token\\":\\"ab\\\\\\"cd\\"}"}', ['ab\\\\\\"cd', 'ab\\"cd', 'ab"cd']],
  ['token=abcd;e=f&g=h', ['abcd;e=f', 'abcd']],
  ['{"token":12345678901234567890,"a":1}', ['12345678901234567890', '12345678901234567000']],
  ['{"token":["abcd",{"name":"efgh"}],"b":"ijkl"}', ['abcd', 'efgh']],
  ['Authorization: Bearer abcd efgh', ['abcd']],
  ['{"token":true,"password":null}', []],
  ['the token of a page', []],
])('finds secrets in %s', { tags: ['hold-secret-shapes'] }, (text, secrets) => {
  expect(found(text)).toEqual(secrets);
});

const [FEW, TIMES] = [5_000, 64];
test.each([
  ...[
    '"',
    '\\',
    '\\"',
    '":',
    '=',
    'token=',
    'token:',
    '"token":"',
    '"token":[',
    '<token>',
    '<token',
    'token: basic ',
  ],
  ...[
    'name="token"\n',
    '%25',
    'token=%2525',
    ' ',
    ' :',
    'a.',
    'a[',
    '{},',
    '"token":"\\\\',
    '\\u0022',
    '&quot;',
  ],
])('reads %j in linear time', { tags: ['hold-secret-shapes'] }, (unit) => {
  const of = (length: number): string => `"token":"${unit.repeat(length / unit.length)}`;
  const [few, many] = [of(FEW), of(FEW * TIMES)];
  const inParts = (): void => {
    for (let part = 0; part < TIMES; part += 1) found(few);
  };
  // Quadratic time would make the long text 64 times slower than the 64 short ones together.
  expect(timeRatio(() => found(many), inParts, TIMES / 2)).toBeLessThan(TIMES / 2);
});
