import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authOf } from './auth.ts';

const file = join(mkdtempSync(join(tmpdir(), 'auth-')), 'auth.yaml');
writeFileSync(file, 'parent: { cookie: a=1 }\nchild: { x-token: t }\n');

test.each([
  ['no flag', {}, {}],
  ['a cookie', { cookie: 'sid=1' }, { parent: { cookie: 'sid=1' } }],
  [
    'headers',
    { header: ['X-Token: abc', 'X-Other: d: e'] },
    { parent: { 'x-token': 'abc', 'x-other': 'd: e' } },
  ],
  ['a login that prints a cookie', { login: 'echo sid=2' }, { parent: { cookie: 'sid=2' } }],
  [
    'a login that prints headers',
    { login: 'echo "Authorization: Bearer x"' },
    { parent: { authorization: 'Bearer x' } },
  ],
  ['a flag of the child account', { 'child-cookie': 'sid=3' }, { child: { cookie: 'sid=3' } }],
  ['a file', { auth: file }, { parent: { cookie: 'a=1' }, child: { 'x-token': 't' } }],
  [
    'a file with a flag that takes precedence',
    { auth: file, cookie: 'b=2' },
    { parent: { cookie: 'b=2' }, child: { 'x-token': 't' } },
  ],
])('reads the accounts from %s', (_, flags, auth) => {
  expect(authOf(flags)).toEqual(auth);
});

test.each([
  [{ header: ['no colon'] }, /'Name: value' is wanted/],
  [{ login: 'true' }, /printed nothing/],
  [{ login: 'echo no >&2; exit 4' }, /exit code 4\): no/],
])('reports %j in one line', (flags, message) => {
  expect(() => authOf(flags)).toThrow(message);
  expect(() => authOf(flags)).not.toThrow(/\n/);
});
