import { expect, test } from 'vitest';
import { forgedHeaders, nearlyRight } from './forged.ts';

test('changes the value and keeps its form', () => {
  expect(forgedHeaders({ authorization: 'Bearer abc-129', accept: 'text/plain' })).toEqual({
    authorization: 'Bearer bcd-239',
    accept: 'text/plain',
  });
  expect(forgedHeaders({ cookie: 'visit=00ff; lang=zh' }).cookie).toMatch(/^visit=11gg; lang=/);
  expect(forgedHeaders({ 'x-session': 'owner-1' })['x-session']).not.toBe('owner-1');
  expect(Object.values(forgedHeaders({ 'x-who': 'me' }))).not.toContain('me');
});

test('alters credentials slightly: in case, at the end, or by a suffix', () => {
  const tokens = (authorization: string) =>
    nearlyRight({ authorization }).map(([, held]) => held['authorization']);
  expect(tokens('Bearer key_Zx')).toEqual(['Bearer KEY_zX', 'Bearer key_Z', 'Bearer key_Zxx']);
  // Hexadecimal digits are case-insensitive, and a signature may be read with a suffix.
  expect(tokens('Bearer 00ff')).toEqual(['Bearer 00f', 'Bearer 00ffx']);
  expect(tokens('Bearer ab.cz')).toEqual(['Bearer AB.CZ', 'Bearer ab.c']);
  expect(tokens('Basic YWRhOnB3')).toEqual([]);
});
