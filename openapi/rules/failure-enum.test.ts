import { expect, test } from 'vitest';
import { failure, lintWith } from './lint-fixture.ts';

test('accepts an envelope that allows exactly the codes of errors.yaml', async () => {
  expect(await lintWith('failure-enum', {})).toEqual([]);
});

test('names a code that the envelope lacks and one that it has too much', async () => {
  expect(
    await lintWith('failure-enum', { 'service/schemas/Failure.yaml': failure(['9101', '9999']) }),
  ).toEqual(['code 9301 of errors.yaml is missing in the enum', 'code 9999 has no row in errors.yaml']);
});
