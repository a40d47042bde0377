import { expect, test } from 'vitest';
import { forgedHeaders, nearlyRight } from './forged.ts';

test('changes the values of credentials in their form, or of all headers if none is a known credential', () => {
  expect(forgedHeaders({ authorization: 'Bearer abc-129', accept: 'text/plain' })).toEqual({
    authorization: 'Bearer bcd-239',
    accept: 'text/plain',
  });
  expect(forgedHeaders({ cookie: 'visit=00ff; lang=zh' }).cookie).toMatch(/^visit=11gg; lang=/);
  expect(forgedHeaders({ 'x-session': 'owner-1' })['x-session']).not.toBe('owner-1');
  expect(Object.values(forgedHeaders({ 'x-who': 'me' }))).not.toContain('me');
});

test.each([
  ['key_Zx', ['KEY_zX', 'key_Z', 'key_Zxx']],
  // Some libraries ignore a suffix after the signature of a token with a dot.
  ['eyJh.cZ', ['EYjH.Cz', 'eyJh.c']],
  // A backend may ignore the case of a token with letters of one case.
  ['flags-admin', ['flags-admi', 'flags-adminx']],
  ['POD-1', ['POD-', 'POD-1x']],
  // Letters of one case, and a dot.
  ['ab.cz', ['ab.c']],
  ['12-34', ['12-3', '12-34x']],
  // Hexadecimal digits are case-insensitive.
  ['00Ff', ['00F', '00Ffx']],
])('alters the token %j in case, at the end, or by a suffix: %j', (token, altered) => {
  const found = nearlyRight({ authorization: `Bearer ${token}` });
  expect(found.map(([, held]) => held['authorization'])).toEqual(altered.map((each) => `Bearer ${each}`));
});

test('does not alter the credentials of Basic', () => {
  expect(nearlyRight({ authorization: 'Basic YWRhOnB3' })).toEqual([]);
});
