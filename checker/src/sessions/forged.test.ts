import { expect, test } from 'vitest';
import { forged } from './forged.ts';

test('the shape stays, the value does not', () => {
  expect(forged({ authorization: 'Bearer abc-129', accept: 'text/plain' })).toEqual({
    authorization: 'Bearer bcd-239',
    accept: 'text/plain',
  });
  expect(forged({ cookie: 'visit=00ff; lang=zh' }).cookie).toMatch(/^visit=11gg; lang=/);
  expect(forged({ 'x-session': 'owner-1' })['x-session']).not.toBe('owner-1');
  expect(Object.values(forged({ 'x-who': 'me' }))).not.toContain('me');
});
