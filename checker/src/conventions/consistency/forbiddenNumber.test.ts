import { expect, test } from 'vitest';
import { saying } from '../fixtures/saying.ts';
import { forbiddenNumber } from './forbiddenNumber.ts';

test.each([
  [
    'While something is still to be paid (`open_cents` above 0) the pet stays here, which is a 409 too.',
    500,
    0,
  ],
  ['A customer whose `open_cents` is not zero cannot be removed (409).', 500, 0],
  ['As long as open_cents is greater than 100 this is a 409.', 101, 100],
  ['409 if `open_cents` is less than 20.', 19, 20],
])('reads the numbers that refuse a write: %s', (description, refused, accepted) => {
  const operation = saying({ summary: 'Ends it', description });
  const numberOf = (open_cents: number) => forbiddenNumber(operation, { open_cents, id: 7 })?.value;
  expect([refused, accepted].map(numberOf)).toEqual([refused, undefined]);
});

test('reads no number of a member that the request sends', () => {
  const schema = { type: 'object', properties: { open_cents: { type: 'integer' } } };
  const operation = {
    ...saying({ description: 'If `open_cents` is above 100 this is a 409.' }),
    request: schema,
  };
  expect(forbiddenNumber(operation, { open_cents: 500 })).toBeUndefined();
});

test.each([
  'More than `open_cents` is a 409.',
  'If `open_cents` is above 0 only the staff ends it, else 409.',
  'If `open_cents` is above 0 and the pet is ill, this is a 409.',
  'If `open_cents` is above 0, a letter is sent.',
  'Fails with 409 if `open_cents` is less than the amount.',
  'Not while `max_open_cents` is above 0 (409).',
])('reads no number in: %s', (description) => {
  const operation = saying({ summary: 'Ends it', description });
  expect(forbiddenNumber(operation, { open_cents: 500 })).toBeUndefined();
});
