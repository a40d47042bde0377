import { expect, test } from 'vitest';
import { foreignOperation } from '../checks/foreignFixture.ts';
import type { Operation } from '../contract/types.ts';
import { forbiddenIn, isUnique, saysOnce } from './forbidden.ts';

const STATES = ['open', 'paid', 'withdrawn'];
const saying = (summary: string, { description = '', condition = '', about = '' } = {}): Operation => ({
  ...foreignOperation('petshop.changePet'),
  id: 'amendClaim',
  summary,
  description,
  about,
  errors: [{ code: '409', when: 'state', condition, file: '', line: 0 }],
});
const forbids = (operation: Operation): string[] =>
  STATES.filter(
    (value) =>
      forbiddenIn(operation, { name: 'state', value, others: STATES.filter((each) => each !== value) }) !==
      undefined,
  );

test.each<[Operation, string[]]>([
  [saying('Amends it'), []],
  [saying('Amends an open one'), ['paid', 'withdrawn']],
  [saying('Withdraws what is not paid'), ['paid']],
  [saying('Turns it into an open one'), []],
  [saying('Withdraws it', { condition: 'it is paid or withdrawn already' }), ['paid', 'withdrawn']],
  [saying('Withdraws it', { condition: 'it is not open' }), ['paid', 'withdrawn']],
  [saying('Withdraws it', { description: 'open → withdrawn. Otherwise 409.' }), ['paid', 'withdrawn']],
  [saying('Withdraws it', { description: 'A paid one is refused with 409.' }), ['paid']],
  [saying('Withdraws it', { description: '409 unless open.' }), ['paid', 'withdrawn']],
  [saying('Withdraws it', { description: 'When a paid one is withdrawn, another one becomes open.' }), []],
  [saying('Deletes it', { condition: 'it has open invoices' }), []],
  [saying('Amends it', { about: 'A claim is amended in open only (else 409).' }), ['paid', 'withdrawn']],
  [saying('Amends it', { about: 'A photo is added in open only (else 409).' }), []],
])('$summary $description $about', (operation, states) => {
  expect(forbids(operation)).toEqual(states);
});

test('what is done once, and what there is one of', () => {
  const bare = { request: {}, places: {} };
  expect(saysOnce({ ...saying('Votes once'), ...bare })).toBe(true);
  expect(saysOnce({ ...saying('Votes', { condition: 'voted already' }), ...bare })).toBe(true);
  expect(saysOnce({ ...saying('Exports', { condition: 'is being exported already' }), ...bare })).toBe(false);
  // Whoever is told how much may be told again.
  expect(saysOnce(saying('Pays in', { condition: 'closed already' }))).toBe(false);
  expect(isUnique(saying('Adds it', { condition: 'the code is taken' }))).toBe(true);
  expect(isUnique(saying('Adds it', { description: 'The plate is unique (409).' }))).toBe(true);
  expect(isUnique(saying('Comments', { condition: 'the ticket is already closed' }))).toBe(false);
});
