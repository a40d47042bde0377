import { expect, test } from 'vitest';
import {
  changes,
  creates,
  inPath,
  json,
  lists,
  number,
  object,
  reads,
  secured,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { ConsistencyTracker } from '../tracking/tracker.ts';

const comment = { type: 'object', properties: { id: number, body: text } };
const ticket = { type: 'object', properties: { id: number, subject: text } };
const parameters = [inPath('id', number)];
const { operations, sent } = smallContract('tickets.json', {
  ...secured,
  paths: {
    '/tickets/{id}': { parameters, get: reads('getTicket', ticket) },
    '/tickets/{id}/comments': {
      parameters,
      get: lists('listComments', comment),
      post: creates('addComment', comment, json(comment)),
    },
  },
});
const made = { id: 4, body: 'Any news?' };

test.each([
  ['accepts', 'has seen', [sent('getTicket', { id: 1 }, { id: 1, subject: 'Chair' })], 0],
  ['reports', 'has not seen', [], 1],
])('%s the private comments in a ticket, for an account that %s the ticket', (_, __, before, count) => {
  const tracker = new ConsistencyTracker({ operations, private: ['listComments'] });
  tracker.saw(sent('addComment', { id: 1, body: made.body }, made), 'one');
  const found = [...before, sent('listComments', { id: 1 }, [made])].flatMap((each) =>
    tracker.saw(each, 'agent'),
  );
  expect(found.filter(({ rule }) => rule === 'private')).toHaveLength(count);
});

test.each([
  [
    'reports a private resource read by two accounts: one number, one creation time',
    '2031-05-05T10:00:00Z',
    1,
  ],
  [
    'takes resources of one number and different creation times for different ones',
    '2031-05-05T10:00:01Z',
    0,
  ],
])('%s', (_, recordedAt, count) => {
  const lot = object({ number: text, vaccine: text, doses: number, recordedAt: text });
  const register = smallContract('lots.json', {
    ...secured,
    paths: { '/lots/{number}': { get: reads('lot', lot) } },
  });
  const tracker = new ConsistencyTracker({
    operations: register.operations,
    private: ['lot'],
    accountsAreKnown: true,
  });
  const first = { number: 'FL-10002', vaccine: 'FLU', doses: 10, recordedAt: '2031-05-05T10:00:00Z' };
  const found = [first, { ...first, recordedAt }].flatMap((shown, at) =>
    tracker.saw(register.sent('lot', { number: 'FL-10002' }, shown), `account ${String(at)}`),
  );
  expect(found.filter(({ rule }) => rule === 'private')).toHaveLength(count);
});

test.each([
  ['', 1],
  ['Everybody with a token sees the riders.', 0],
  ['Every customer can list the riders.', 0],
  ['所有用户均可查看。', 0],
  ['Everybody makes riders.', 1],
  ['Everybody sees their own riders.', 1],
])('finds a rider of another account in a list with "%s": %s', (description, count) => {
  const rider = object({ id: number, name: text });
  const couriers = smallContract('couriers.json', {
    ...secured,
    info: {
      title: 'Couriers',
      version: '1',
      description: 'What belongs to another shop does not exist (404).',
    },
    paths: {
      '/riders': {
        get: { ...lists('listRiders', rider), description },
        post: creates('addRider', rider, json(rider)),
      },
      '/riders/{id}': { parameters, get: reads('getRider', rider) },
    },
  });
  const tracker = new ConsistencyTracker({ operations: couriers.operations, accountsAreKnown: true });
  tracker.saw(couriers.sent('addRider', { name: 'Ida' }, { id: 4, name: 'Ida' }), 'parent');
  const found = tracker.saw(couriers.sent('listRiders', {}, [{ id: 4, name: 'Ida' }]), 'other');
  expect(found.filter(({ rule }) => rule === 'private')).toHaveLength(count);
});

test.each([
  ['its own row', undefined, 1],
  ['a row of the table for all operations', true, 0],
] as const)('judges an accepted operation by %s about a role', (_, general, count) => {
  const row = {
    code: '403',
    when: 'wrong-role',
    condition: '该操作仅限宿管员',
    file: 'x.yaml',
    line: 1,
    ...(general && { general }),
  } as const;
  const { operations, sent } = smallContract('rooms.json', {
    ...secured,
    paths: {
      '/rooms/{id}/close': { parameters, post: changes('close', object({ id: number })) },
      '/rooms/{id}': { parameters, get: reads('read', object({ id: number })) },
    },
  });
  for (const operation of operations) Object.assign(operation, { errors: [row] });
  const tracker = new ConsistencyTracker({ operations, accountsAreKnown: true });
  tracker.saw(sent('close', { id: 4 }, {}, { status: 403 }), 'parent');
  const found = tracker.saw(sent('read', { id: 4 }, { id: 4 }), 'parent');
  expect(found.filter(({ rule }) => rule === 'private')).toHaveLength(count);
});
