import { expect, test } from 'vitest';
import { givenSecrets, secretsIn } from './secrets.ts';

const naming = { secrets: ['app_key'], headers: {}, places: {} };
const wire = { method: 'GET', path: '/', headers: {} };

test.each([
  ['finds a member of a response', '{"a":{"refreshToken":"r-1234"}}', 'r-1234'],
  ['finds a member that the contract marks as secret', '{"app_key":"k-1234"}', 'k-1234'],
  ['finds it in a response with a control character', '{"accessToken":"t-1234","x":"\u001b"}', 't-1234'],
  ['finds it in a truncated response', '{"token":"t-1234","x":', 't-1234'],
  ['finds it in a page', '<input name="a"> password=p-1234&x=1', 'p-1234'],
])('%s', (_, answer, secret) => {
  expect(secretsIn(naming, wire, answer)).toContain(secret);
});

test.each([
  ['http://ada:open%20sesame@target.example', 'open sesame'],
  ['http://ada:50%off@target.example', '50%off'],
])('finds the user name and the password in the address %s', (target, password) => {
  expect(givenSecrets({ target })).toEqual(['ada', password]);
});

test('finds the encoded password of Basic', () => {
  const headers = { authorization: `Basic ${btoa('ada:open-sesame')}` };
  expect(secretsIn(naming, { ...wire, headers }, '')).toContain('open-sesame');
});

test('finds undeclared headers, and declared ones only if their name suggests a credential', () => {
  const headers = { 'idempotency-key': 'i-1234', 'x-auth-token': 't-1234', 'x-own': 'o-1234' };
  const places = {
    'Idempotency-Key': { in: 'header', name: 'Idempotency-Key', explode: false },
    'X-Auth-Token': { in: 'header', name: 'X-Auth-Token', explode: false },
  } as const;
  const found = secretsIn({ ...naming, places }, { ...wire, headers }, '');
  expect(found).toEqual(expect.arrayContaining(['t-1234', 'o-1234']));
  expect(found).not.toContain('i-1234');
});
