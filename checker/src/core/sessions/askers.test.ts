import { expect, test } from 'vitest';
import { smallContract } from '../fixtures/smallContract.ts';
import { Askers } from './askers.ts';

const text = { type: 'string' };

/** Returns a refused write of the user with this description in the contract. */
function refused(description: string, forbidden = 'no', status = 403, expected?: string) {
  const properties = { note: text, subtitle: text, isInternal: { type: 'boolean' } };
  const content = { 'application/json': { schema: { type: 'object', properties } } };
  const { operationOf, sent } = smallContract('tickets.json', {
    paths: {
      '/tickets': {
        post: {
          operationId: 'addTicket',
          description,
          requestBody: { content },
          responses: {
            201: { description: 'it', content },
            400: { description: 'invalid' },
            401: { description: 'no login' },
            403: { description: forbidden },
          },
        },
      },
    },
  });
  const operation = operationOf('addTicket');
  const row = operation.errors.find(({ code }) => code === expected);
  const expect = row ? ({ kind: 'refused', row } as const) : ({ kind: 'answered' } as const);
  return { operation, sent: sent('addTicket', {}, {}, { status, expect }) };
}

test.each<[string, ...Parameters<typeof refused>]>([
  ['with a documented 403', 'Adds a ticket. Staff only.'],
  [
    'also if the description mentions members without restricting them',
    'Members not sent stay as they are, `null` removes `subtitle`.',
  ],
  ['also if the 403 text names a note as a plain word', 'Adds a ticket', 'Users may not add a note to it'],
  ['also if the request is invalid', 'Staff only', 'no', 403, '400'],
])('lets the admin send requests that the user is refused %s', (_, ...given) => {
  const { operation, sent } = refused(...given);
  const askers = new Askers({ hasAdmin: true });
  // Requests that are sent at the same time are refused together.
  expect([askers.learn(sent), askers.learn(sent)]).toEqual([true, true]);
  expect(askers.accountFor(operation, 'parent')).toBe('account:admin');
  expect(askers.accountFor(operation, 'child')).toBe('parent');
});

test.each<[string, ...Parameters<typeof refused>]>([
  ['the user was not refused', 'Staff only', 'no', 201],
  ['an invalid request was refused as invalid', 'Staff only', 'no', 400, '400'],
  ['the refusal is that of a missing login', 'Staff only', 'no', 403, '401'],
  ['the refusal concerns one member', 'isInternal: true is for agents only (403)'],
  ['a sentence restricts one member', 'Only agents may set `note`.'],
  ['the 403 text restricts one member in backticks', 'Adds a ticket', '`note` is written by agents'],
])('lets the user go on sending if %s', (_, ...given) => {
  const { operation, sent } = refused(...given);
  const askers = new Askers({ hasAdmin: true });
  expect(askers.learn(sent)).toBe(false);
  expect(askers.accountFor(operation, 'parent')).toBe('parent');
});

test('without an admin the user sends all requests', () => {
  const { operation, sent } = refused('Staff only');
  const askers = new Askers({ hasAdmin: false });
  expect(askers.learn(sent)).toBe(false);
  expect(askers.accountFor(operation, 'parent')).toBe('parent');
});

/** The statuses of the admin's requests, and the account that the next request of the user is sent by. */
test.each<[number[], string]>([
  [[403], 'parent'],
  [[201, 403], 'account:admin'],
  [[400], 'account:admin'],
  [[409, 403], 'parent'],
])('after the answers %s to the admin, the next request goes to %s', (statuses, account) => {
  const { operation, sent } = refused('Cancels the ticket.');
  const askers = new Askers({ hasAdmin: true });
  askers.learn(sent);
  for (const status of statuses)
    askers.isForUserAgain({
      ...sent,
      exchange: {
        ...sent.exchange,
        verdict: { ...sent.exchange.verdict, code: String(status), success: status < 300 },
      },
    });
  expect(askers.accountFor(operation, 'parent')).toBe(account);
});
