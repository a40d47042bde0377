import { expect, test } from 'vitest';
import { saidOf } from './foreignFixture.ts';
import { nextVersion } from './next-version.ts';

const properties = { version: { type: 'integer' } };

test.each([
  ['Each update raises version by one', 4, 0],
  ['Each update raises version by one', 3, 1],
  ['Each update raises version by one', 5, 1],
  ['Changes it', 3, 0],
])('%s: 3 is sent, %d is shown', (description, version, count) => {
  const operation = { method: 'PUT', description, request: { type: 'object', properties }, places: {} };
  expect(
    saidOf(nextVersion, { properties, shown: { version }, operation }, { payload: { version: 3 } }),
  ).toHaveLength(count);
});
