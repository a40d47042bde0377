import { expect, test } from 'vitest';
import type { Schema } from '../../../core/contract/types.ts';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
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
  ['a telephone', 'The phone, masked', '+44 20 7946 0958'],
  ['an address of mail', 'Redacted', 'ann.lee@mail.example'],
  ['an account', 'only the last four digits are shown', 'DE89 3704 0044 0532 0130 00'],
  ['a telephone, said in Chinese', '手机号（脱敏）', '13812345678'],
])('reports %s shown in full', (_, description, phone) => {
  expect(complaintsOf(text(description), { phone })).toEqual([
    'phone is shown whole, and the contract calls it masked',
  ]);
});

test.each([
  ['stars', 'The phone, masked', '138****5678'],
  ['what is left of it', 'only the last four digits', '5678'],
  ['mail with stars', 'masked', 'a***@mail.example'],
  ['what is not called so', 'The phone', '13812345678'],
  ['what is called not masked', 'The phone, not masked', '13812345678'],
  ['its owner', 'Masked unless the caller is the owner', '13812345678'],
  ['a day', 'masked', '2027-03-10'],
  ['none', 'The phone, masked', null],
])('accepts %s', (_, description, phone) => {
  expect(complaintsOf(text(description), { phone })).toEqual([]);
});
