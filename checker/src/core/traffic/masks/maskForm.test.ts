import { expect, test } from 'vitest';
import { maskForm } from './maskForm.ts';

test.each([
  ['the simulator and --save-har', '***994731'],
  ['stars', '***'],
  ['many stars', '**********'],
  ['stars in a URL', '%2A%2A%2A'],
  ['stars in groups', '**** **** ****'],
  ['bullets', '••••••••'],
  ['HAR sanitizers', '[REDACTED]'],
  ['a kind of data', '[REDACTED:email]'],
  ['gateways', '<redacted>'],
  ['HTML', '&lt;redacted&gt;'],
  ['templates', '{masked}'],
  ['Sentry', '[Filtered]'],
  ['Rails', '[FILTERED]'],
  ['underscores', '__REDACTED__'],
  ['a word in stars', '***MASKED***'],
  ['Chinese logs', '[已脱敏]'],
  ['words', '[sensitive data removed]'],
])('is certain of the mask of %s: %s', (_, text) => {
  expect(maskForm(text)).toBe('certain');
});

test.each(['****1234', '138****6027', '1202 26** **** 3308', '6222 **** 1234', 'a***@mail.example'])(
  'takes %s for a likely mask, which needs a reason',
  (text) => {
    expect(maskForm(text)).toBe('likely');
  },
);

test.each(['xxxx', 'XXXXXXXX', '4111-XXXX-XXXX-1111', 'REDACTED', 'redacted-by-proxy'])(
  'takes the letters or the word %s for a likely mask, which needs a reason',
  (text) => {
    expect(maskForm(text)).toBe('likely');
  },
);

test.each([
  ['a hash', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ['a named hash', 'sha256:5f4dcc3b'],
  ['a token without its signature', 'eyJhbGciOi.eyJzdWIi.redacted'],
  ['a cut token', 'eyJhbGciOi...'],
  ['an ordinary word', 'hidden'],
  ['a sentence with stars', 'the ***best*** one'],
  ['a line', '----'],
])('takes %s for a weak mask, which needs two reasons', (_, text) => {
  expect(maskForm(text)).toBe('weak');
});

test.each([
  ['', '**', '5 * 3', 'none', '123456', '0000000', '2 ** 8', '12003', 'a.b@c.org', 'exxon', 'XXL', 'x'],
  ['unmasked', 'secretary', 'privateer', '[1]', '<b>', '{id}', 'eyJh.eyJz.c2ln', '2027-03-10', 'AXXXXB'],
])('takes ordinary texts for no masks', (...texts) => {
  expect(texts.filter((text) => maskForm(text) !== undefined)).toEqual([]);
});
