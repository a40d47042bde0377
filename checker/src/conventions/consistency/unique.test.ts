/** Tests phrases with which a contract refuses a duplicate, and similar phrases that say something else. */
import { expect, test } from 'vitest';
import { saying } from '../fixtures/saying.ts';
import { saysOnce } from './repetition.ts';
import { isUnique, repeatsUnique, uniqueIn } from './unique.ts';

test.each([
  'You already have one of this book',
  'You have it already, or the shop is closed',
  'The customer already has an account',
  'No copy is left, or you have already reviewed it',
  'The user is already registered',
  'No two pets have the same serial',
  'The same order within 5 minutes is a duplicate',
  'Gives 409 if the code exists',
  'One person cannot be invited twice',
])('reads from the conflict "%s" that a repeated creation is refused', (conflict) => {
  expect(isUnique(saying({ summary: 'Makes it', conflict }))).toBe(true);
});

test.each([
  'No copy is available, or you already have 5 active loans',
  'You already have five loans',
  'The member already has three',
  'The member has two open loans already',
  'A customer with 3 open orders already',
  'The user has already used up the limit of the month',
  'You already have too many devices',
  'You already have as many loans as the plan allows',
  'Nobody is invited more than twice',
  'More bottles would be taken than there are',
  'Fewer seats are left than are to be taken',
  'The user is already blocked',
  'You already have an overdue loan',
  'The customer already owes money',
])('reads from the conflict "%s" that a second creation may be accepted', (conflict) => {
  const operation = saying({ summary: 'Makes it', conflict, request: { type: 'object' } });
  expect([isUnique(operation), saysOnce(operation)]).toEqual([false, false]);
});

test.each([
  'If fewer than `bales` are in the barn, the answer is 409 and nothing is taken.',
  'The answer is 409 and nothing is taken when the barn has fewer than `bales`.',
  '409 for more `bales` than the barn has; no bales are taken.',
  'The bales are taken from the oldest barn, 409 for too many `bales`.',
  'If `bales` is too high, the call is a 409 and the crane stays in use.',
])('reads no unique member: %s', (description) => {
  const request = { type: 'object', properties: { bales: { type: 'integer' } } };
  const operation = saying({ summary: 'Loads bales', description, request });
  expect([uniqueIn(operation), isUnique(operation)]).toEqual([[], false]);
});

test.each([
  'If the `chip` is taken, the answer is 409 and nothing is stored.',
  '409 when another dog has this `chip`.',
  'A taken `chip` is a 409.',
  'If a `chip` is sent, it must be unique (409).',
  'Refused with 409 if the `chip` is in use.',
])('reads a unique member: %s', (description) => {
  const request = { type: 'object', properties: { chip: { type: 'string' } } };
  expect(uniqueIn(saying({ summary: 'Adds a dog', description, request }))).toEqual(['chip']);
});

test.each<[string, object, string[], boolean]>([
  ['A taken code is refused with 409; codes are shared by all', {}, [], false],
  ['A taken code is refused with 409', { code: 'a' }, [], true],
  ['The code is taken', { name: 'a' }, ['code'], false],
  ['The code is taken', { code: null }, [], false],
  ['The name is taken', { name: 'a' }, ['code'], true],
  ['Another one has this code and name', { name: 'a' }, [], false],
  ['Another one has this code and name', { name: 'a', code: 'b' }, [], true],
  ['It exists already', { name: 'a' }, ['code'], false],
  ['It exists already', { name: 'a' }, [], true],
  ['Names are unique (409)', { name: 'a' }, ['code'], true],
  ['The amount is too high', { name: 'a', code: 'b' }, [], false],
])(
  'reads from the conflict "%s" whether a repeated %j is refused, with %j chosen by the backend',
  (conflict, sent, chosen, is) => {
    const text = { type: 'string' };
    const request = { type: 'object', properties: { name: text, code: text } };
    const operation = saying({ summary: 'Adds it', conflict, request });
    expect(repeatsUnique(operation, { ...sent }, chosen)).toBe(is);
  },
);

test.each<[string, string[]]>([
  ['Another pet has this serial', ['serial']],
  ['The chipNo is taken', ['chipNo']],
  ['The serial is taken', []],
  ['A taken SERIAL is refused', ['serial']],
  ['The serial must be unique in the company, ignoring case', ['serial']],
  ['The serial must not be in use by another locker (409)', ['serial']],
  ['The serial must not be used more than twice', []],
  ['A serialized one is taken', []],
  ['The chipNo and the serial are the same', []],
])('reads which members must be unique: %s', (conflict, names) => {
  const text = { type: 'string' };
  const request = { type: 'object', properties: { serial: text, chipNo: text } };
  expect(uniqueIn(saying({ summary: 'Adds it', conflict, request }))).toEqual(names);
});

test.each([
  ['The e-mail address must be unique in the company, ignoring case; otherwise 409.', ['email']],
  ['The email addresses are unique (409).', ['email']],
  ['The e-mail address must stay unique (409).', ['email']],
  ['A mail goes to the e-mail address.', []],
  ['A second user with the same e-mail address is refused with 409.', ['email']],
  ['A second user with the same e-mail address and name is refused with 409.', []],
])('knows the e-mail address by its usual words: %s', (description, names) => {
  const request = { type: 'object', properties: { email: { type: 'string' }, name: { type: 'string' } } };
  expect(
    uniqueIn(saying({ summary: 'Adds it', conflict: 'Conflict with another one', description, request })),
  ).toEqual(names);
});

test.each<[string, string[]]>([
  ['A label is used once per house, ignoring case; a second desk with the same label gives 409.', ['label']],
  ['A second desk with the same label is refused with 409.', ['label']],
  ['A number that another table of the restaurant has is refused with 400.', ['number']],
  ['If another table has the same number, the answer is 409.', ['number']],
  ['A label is used once a day, a second use is a 409.', []],
  ['A second desk with the same label and number is refused with 409.', []],
  ['A label can be taken only once at a time (409).', []],
  ['A label that is too long is refused with 400.', []],
  ['Two desks with the same label are listed by number.', []],
])('reads which ordinary word must be unique: %s', (description, names) => {
  const request = { type: 'object', properties: { label: { type: 'string' }, number: { type: 'integer' } } };
  const operation = saying({ summary: 'Adds it', description, request });
  const invalid = { code: '400', when: 'request-invalid', file: 'x.yaml', line: 1 } as const;
  expect(uniqueIn({ ...operation, errors: [...operation.errors, invalid] })).toEqual(names);
});

test.each<[string, string[]]>([
  ['| the number is used by another policy, whatever the case of its letters | 409 | TAKEN |', ['number']],
  ['409 if the `number` is already taken by another policy.', ['number']],
  ['409: the policy code is in use by an existing policy', ['policyCode']],
  ['409 if the number is used by another policy on that day.', []],
  ['409 if the number is used by another policy of the table.', []],
  // The number of a table is free again after the booking.
  ['409 if the table number is used by another policy.', []],
  ['409 if the seat is used by another policy.', []],
  ['409 if the number is used by the agency.', []],
])('reads the member that no other resource may use: %s', (description, names) => {
  const text = { type: 'string' };
  const request = {
    type: 'object',
    properties: { number: text, policyCode: text, tableNumber: text, seat: text },
  };
  const operation = saying({ summary: 'Adds it', description, conflict: 'See above', request });
  expect(uniqueIn(operation)).toEqual(names);
});
