import { expect, test } from 'vitest';
import type { Schema } from '../../../core/contract/types.ts';
import { foreignExchange, schemaComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { maskedValue } from './masked-value.ts';

/** Returns the complaints about an object with these members. */
function complaintsOf(properties: Readonly<Record<string, Schema>>, thing: object): string[] {
  const exchange = foreignExchange('petshop.getPet', thing);
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const operation = { ...exchange.operation, answers: { 200: form } };
  return maskedValue.judge({ ...exchange, operation }).map(({ message }) => message);
}

const text = (description: string) => ({ phone: { type: 'string', description } });

test.each([
  ['a phone number', 'The phone, masked', '+44 20 7946 0958'],
  ['an email address', 'Redacted', 'ann.lee@mail.example'],
  ['an account number', 'only the last four digits are shown', 'DE89 3704 0044 0532 0130 00'],
  ['a phone number, documented in Chinese', '手机号（脱敏）', '13812345678'],
])('reports %s shown in full', (_, description, phone) => {
  expect(complaintsOf(text(description), { phone })).toEqual([
    'phone is shown whole, and the contract calls it masked',
  ]);
});

test.each([
  ['stars', 'The phone, masked', '138****5678'],
  ['the visible rest', 'only the last four digits', '5678'],
  ['an email address with stars', 'masked', 'a***@mail.example'],
  ['a value that is not documented as masked', 'The phone', '13812345678'],
  ['a value documented as not masked', 'The phone, not masked', '13812345678'],
  ['a value that its owner may see', 'Masked unless the caller is the owner', '13812345678'],
  ['a date', 'masked', '2027-03-10'],
  ['no value', 'The phone, masked', null],
])('accepts %s', (_, description, phone) => {
  expect(complaintsOf(text(description), { phone })).toEqual([]);
});

test.each<[string, string, object, number]>([
  ['Masked: only the last four digits are shown', 'A123456789', {}, 1],
  ['Masked: only the last four digits are shown', '******6789', {}, 0],
  ['Masked: only the last four digits are shown', '6789', {}, 0],
  ['Masked: only the last four digits are shown', 'XXXXXX6789', {}, 0],
  ['only the last 2 characters', 'B-7788', {}, 1],
  ['Masked: only the last four characters are shown, the others are `*`.', 'A123456789', {}, 1],
  ['Masked: only the last four characters are shown, the others are `*`.', '******6789', {}, 0],
  ['Only the last four digits are shown, all other digits are hidden.', 'A123456789', {}, 1],
  ['Only the last four digits are shown, the others are replaced by stars.', 'A123456789', {}, 1],
  // Here, the others are accounts.
  ['Only the last four digits are shown to others', 'A123456789', {}, 0],
  ['Masked: others see only the last four digits', 'A123456789', {}, 0],
  // Without a number of digits and without an example, a mask may leave out any characters.
  ['The number, masked', 'A123456789', {}, 0],
  ['The number, masked', 'A123456789', { example: '******6789' }, 1],
  ['The number, masked', '…6789', { example: '******6789' }, 0],
])('knows the characters that a mask leaves: %s, %s', (description, value, more, count) => {
  const properties = { number: { type: 'string', description, ...more } };
  expect(schemaComplaintsOf(maskedValue, { properties, shown: { number: value } })).toHaveLength(count);
});
