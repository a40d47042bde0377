import { expect, test } from 'vitest';
import { headersByName } from './headersByName.ts';

test.each([
  ['one value', ['X-Id'], { 'x-id': 'v0' }],
  ['several cookies of a response', ['Set-Cookie', 'set-cookie'], { 'set-cookie': 'v0\nv1' }],
  ['several cookies of a request', ['cookie', 'cookie'], { cookie: 'v0; v1' }],
  ['a list in several lines', ['Vary', 'Vary'], { vary: 'v0, v1' }],
  ['a repeated single value', ['Location', 'Location'], { location: 'v1' }],
])('reads headers with %s', (_, names, wanted) => {
  const headers = names.map((name, index) => ({ name, value: `v${index}` }));
  expect(headersByName(headers)).toEqual(wanted);
});

test('reads a header without a value as empty', () => {
  expect(headersByName([{ name: 'X-Id' }])).toEqual({ 'x-id': '' });
});
