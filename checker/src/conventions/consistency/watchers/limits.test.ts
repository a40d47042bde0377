import { expect, test } from 'vitest';
import {
  answer,
  body,
  creates,
  lists,
  number,
  object,
  reads,
  text,
} from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { Limits, listLimitOf, ownersIn, timesOf } from './limits.ts';

const loan = { type: 'object', properties: { id: number, renewals: number } };

test.each([
  ['At most once.', 1],
  ['At most twice.', 2],
  ['May be renewed no more than 3 times.', 3],
  ['At most two renewals, and only of an active loan; otherwise 409.', 2],
])('reports the first renewal beyond "%s", and how many are accepted', (description, most) => {
  const { sent } = smallContract('loans.json', {
    paths: {
      '/loans/{id}': { get: reads('getLoan', loan) },
      '/loans/{id}/renew': {
        post: {
          operationId: 'renewLoan',
          description,
          responses: { 200: answer('it', loan), 404: answer('not there'), 409: answer('no') },
        },
      },
    },
  });
  const watcher = new Limits();
  const renewed = () => watcher.saw(sent('renewLoan', { id: 4 }, { id: 4, renewals: 1 }), 'me');
  for (let time = 1; time <= most; time += 1) expect(renewed()).toEqual([]);
  expect(renewed().map(({ message }) => message)).toEqual([
    expect.stringContaining(`it is accepted ${most + 1} times; the contract says`),
  ]);
});

const items = {
  trip: { id: 1, vehicle_id: 2, driver: 'Kim', status: 'running' },
  hold: { id: 1, bookId: 2, memberId: 3, status: 'open' },
  session: { id: 1, parkingSpotId: 4, driver: 'Kim', status: 'open' },
};
type Kind = keyof typeof items;

/** Returns the members by which the limit in a description is counted. */
function countedBy(description: string, kind: Kind): string[] {
  const { operationOf } = smallContract('holds.json', {
    paths: Object.fromEntries(
      ['trips', 'holds', 'sessions'].map((name) => [
        `/${name}`,
        {
          get: lists(`list-${name}`, object({ id: number })),
          post: { ...creates(name, object({ id: number }), body({ name: text })), description },
        },
      ]),
    ),
  });
  const limit = listLimitOf(operationOf(`${kind}s`), ['open', 'running']);
  return limit ? ownersIn(limit, items[kind], [kind, `${kind}s`]) : ['no limit'];
}

test.each<[string, Kind, string[]]>([
  ['A vehicle has at most one running trip (409).', 'trip', ['vehicle_id']],
  ['Vehicles have at most one running trip (409).', 'trip', ['vehicle_id']],
  ['At most one running trip per vehicle (409).', 'trip', ['vehicle_id']],
  ['Per vehicle, there is at most one running trip (409).', 'trip', ['vehicle_id']],
  ['A driver has at most two running trips (409).', 'trip', ['driver']],
  ['A driver has at most one running trip with the same vehicle (409).', 'trip', ['vehicle_id', 'driver']],
  ['409 if the vehicle is gone, or the driver has two running trips already.', 'trip', ['driver']],
  // No member of the item names a trailer or a car.
  ['A trailer has at most one running trip (409).', 'trip', []],
  ['Each car may have at most one running trip (409).', 'trip', []],
  ['409 if the book is lent, or the member has two open holds already.', 'hold', ['memberId']],
  ['A reader has at most two open holds (409).', 'hold', ['memberId']],
  ['Per book, a member has at most one open hold (409).', 'hold', ['bookId', 'memberId']],
  ['A parking spot has at most one open session (409).', 'session', ['parkingSpotId']],
])('counts a limit by what the sentence names: "%s"', (description, kind, members) => {
  expect(countedBy(description, kind)).toEqual(members);
});

test('counts a limit by the only person of the item if the sentence names no owner', () => {
  expect(countedBy('No more than two running trips (409).', 'trip')).toEqual(['driver']);
});

test.each([
  ['A customer has at most one hold of a book.', 1],
  [
    'A customer has at most one hold of a book: while there is one that has not expired, the answer is 409.',
    undefined,
  ],
  ['A customer has at most two valid holds (409).', undefined],
])('reads the number of holds without a state from "%s"', (description, most) => {
  const { operationOf } = smallContract('holds.json', {
    paths: {
      '/holds': {
        get: lists('list-holds', object({ id: number })),
        post: { ...creates('holds', object({ id: number }), body({ name: text })), description },
      },
    },
  });
  expect(listLimitOf(operationOf('holds'), [])?.most).toBe(most);
});

test.each([
  ['At most two renewals.', 2],
  // The action renews: it has no readers.
  ['At most two readers.', undefined],
  ['A loan is extended once, a second renewal is refused with 409.', 1],
  ['Refuses a second renewal.', 1],
  // The sentence is about readers.
  ['A second reader is refused.', undefined],
  // The count starts again each month.
  ['At most two renewals per month.', undefined],
  // A run seldom reaches 14.
  ['Up to 14 renewals.', undefined],
])('reads the limit of the renewals of one loan from "%s"', (description, most) => {
  const { operationOf } = smallContract('loans.json', {
    paths: {
      '/loans/{id}/renew': {
        post: { operationId: 'renewLoan', description, responses: { 200: answer('it'), 409: answer('no') } },
      },
    },
  });
  expect(timesOf(operationOf('renewLoan'))?.most).toBe(most);
});

test.each([
  [{ memberId: 3 }, 1],
  // Nothing shows that the second loan is of the same member.
  [{}, 0],
  [{ memberId: null }, 0],
])('judges three open loans, of which the second and the third show %j', (owner, count) => {
  const item = object({ id: number, memberId: number, status: { ...text, enum: ['open', 'returned'] } }, []);
  const { sent } = smallContract('loans.json', {
    paths: {
      '/loans': {
        get: lists('list', item),
        post: {
          ...creates('borrow', item, body({ title: text })),
          description: 'A member has at most one open loan (409).',
        },
      },
    },
  });
  const loans = [{ memberId: 3 }, owner, owner].map((each, at) => ({ id: at, status: 'open', ...each }));
  expect(saidBy(new Limits(), [sent('borrow', {}, loans[0]), sent('list', {}, loans)])).toHaveLength(count);
});

test.each([
  [
    'Your loans, newest first',
    'Refused with 409 if no copy is there, or if you already have two open loans.',
    1,
  ],
  ['Your loans, newest first', 'Refused with 409 if you already have three open loans.', 0],
  ['All loans', 'Refused with 409 if you already have two open loans.', 0],
  ['Your loans and those of others', 'Refused with 409 if you already have two open loans.', 0],
  ['Your loans', 'Refused with 409 if a book already has two open loans.', 0],
])('judges three open loans in the list "%s" by the limit "%s"', (summary, description, count) => {
  const item = object({ id: number, status: { ...text, enum: ['open', 'returned'] } });
  const { sent } = smallContract('loans.json', {
    paths: {
      '/loans': {
        get: { ...lists('list', item), summary },
        post: { ...creates('borrow', item, body({ title: text })), description },
      },
    },
  });
  const open = [1, 2, 3].map((id) => ({ id, status: 'open' }));
  // The watcher reads the limit from the contract of a creation that it has seen.
  const said = saidBy(new Limits(), [
    sent('borrow', {}, open[2]),
    sent('list', {}, [...open, { id: 4, status: 'returned' }]),
  ]);
  expect(said).toHaveLength(count);
});
