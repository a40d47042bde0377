import { expect, test } from 'vitest';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { nextVersion } from './next-version.ts';

/** Returns the complaints about a change of version 3, with this description. */
function complaintsOf(description: string, version: unknown, method = 'PUT'): string[] {
  const exchange = foreignExchange('petshop.replacePet', { version }, { payload: { version: 3 } });
  const whole = { type: 'integer' };
  const operation = {
    ...exchange.operation,
    method,
    description,
    request: { type: 'object', properties: { version: whole } },
  };
  return nextVersion.judge({ ...exchange, operation }).map(({ message }) => message);
}

test.each([
  ['Takes the whole pet. Each update raises version by one.', 3, 'Each update raises version by one'],
  ['Each update raises version by one.', 5, 'Each update raises version by one'],
  ['Makes a new version', 3, 'Makes a new version'],
])('%s: reports version %d', (description, version, sentence) => {
  expect(complaintsOf(description, version)).toEqual([
    `version is ${version} after 3; the contract says '${sentence}'`,
  ]);
});

test.each([
  ['Each update raises version by one.', 4, 'PUT'],
  ['Makes a new version', 17, 'PUT'],
  ['Wants the version that was read.', 3, 'PUT'],
  ['Raises the price. Wants the version that was read.', 3, 'PUT'],
  ['A price increase needs the version that was read.', 3, 'PUT'],
  ['Each update raises version by one.', undefined, 'PUT'],
  ['Each update raises version by one.', 3, 'POST'],
])('%s: accepts version %s after a %s', (description, version, method) => {
  expect(complaintsOf(description, version, method)).toEqual([]);
});
