import { expect, test } from 'vitest';
import type { Role, Schema } from '../../../core/contract/types.ts';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { asPut } from './as-put.ts';

const single: Role = { resource: { name: 'settings', member: '', as: '', single: true }, does: 'one' };
const inList: Role = { resource: { name: 'settings', member: 'id', as: 'id' }, does: 'one' };
const settings: Readonly<Record<string, Schema>> = {
  mails: { type: 'boolean' },
  theme: { type: 'string', enum: ['dark', 'light'] },
  title: { type: 'string' },
  version: { type: 'integer' },
  limits: { type: 'object', properties: { perDay: { type: 'integer' } } },
};

/** Returns the complaints about settings after a PUT. @param more further members in the schema of the response */
function complaintsOf(
  sent: object,
  shown: object,
  role = single,
  more: Readonly<Record<string, Schema>> = {},
) {
  const exchange = foreignExchange('petshop.replacePet', shown, { payload: { ...sent } });
  const schema = { type: 'object', properties: { ...settings, ...more } };
  const operation = {
    ...exchange.operation,
    roles: [role],
    places: {},
    request: { type: 'object', properties: settings },
    answers: { 200: { types: ['application/json'], schema, headers: [] } },
  };
  return asPut.judge({ ...exchange, operation }).map(({ message }) => message);
}

test.each([
  ['a boolean', { mails: false }, { mails: true }, 'mails is shown as true, false was put'],
  ['an enum value', { theme: 'dark' }, { theme: 'light' }, 'theme is shown as "light", "dark" was put'],
  ['a number', { limits: { perDay: 5 } }, { limits: { perDay: 9 } }, 'perDay is shown as 9, 5 was put'],
])('reports %s shown with another value', (_, sent, shown, message) => {
  expect(complaintsOf(sent, shown)).toEqual([message]);
});

test.each([
  ['the sent values', { mails: false, limits: { perDay: 5 } }, { mails: false, limits: { perDay: 5 } }],
  ['a member that the response omits', { mails: false }, {}],
  ['a member that the request omits', {}, { mails: true }],
  ['an increased version', { version: 3, mails: true }, { version: 4, mails: true }],
  ['a free text', { title: ' a ' }, { title: 'a' }],
])('accepts %s', (_, sent, shown) => {
  expect(complaintsOf(sent, shown)).toEqual([]);
});

test('ignores a PUT whose response has another schema than its request', () => {
  const more = { count: { type: 'integer' } };
  expect(complaintsOf({ mails: false }, { mails: true }, single, more)).toEqual([]);
});

test('ignores a PUT of a resource that is one of a list', () => {
  expect(complaintsOf({ mails: false }, { mails: true }, inList)).toEqual([]);
});
