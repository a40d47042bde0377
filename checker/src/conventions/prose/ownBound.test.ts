import { expect, test } from 'vitest';
import type { Operation } from '../../core/contract/types.ts';
import { answer, body, inPath, refusals } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { ownBounds } from './ownBound.ts';

const number = { type: 'number' };
const time = { type: 'string', format: 'date-time' };

/** Returns the limits in the description of an action. @param own the description of its member `ended_at` */
const boundsIn = (description: string, own = ''): string[] =>
  ownBounds(finishing(description, own)).map(({ member, other, side }) => `${member} ${side} ${other}`);

/** Returns an action with this description, whose body has `ended_at`, `end_km` and `odometer_km`. */
function finishing(description: string, own = ''): Operation {
  const { operationOf } = smallContract('trips.json', {
    paths: {
      '/trips/{id}/finish': {
        parameters: [inPath('id')],
        post: {
          operationId: 'finish',
          description,
          requestBody: body({ ended_at: { ...time, description: own }, end_km: number, odometer_km: number }),
          responses: { 200: answer('it'), ...refusals, 422: answer('wrong') },
        },
      },
    },
  });
  return operationOf('finish');
}

test.each<[string, string[]]>([
  ['`ended_at` must be later than `started_at`, otherwise 422.', ['ended_at above started_at']],
  ['`ended_at` must not be before `started_at` (400).', ['ended_at above started_at']],
  ['`end_km` must be at least the `start_km`.', ['end_km above start_km']],
  ['`end_km` must not exceed `most_km`.', ['end_km below most_km']],
  [
    '`ended_at` must be later than `started_at`, and `end_km` must not be less than `start_km`; otherwise 422.',
    ['ended_at above started_at', 'end_km above start_km'],
  ],
  ['An odometer never goes down; a lower value is refused with 409.', ['odometer_km above odometer_km']],
  ['An `end_km` above `most_km` is refused with 422 TOO_FAR.', ['end_km below most_km']],
  ['| `end_km` is less than `start_km` | 422 | TOO_LOW |', ['end_km above start_km']],
  ['422 if `end_km` exceeds `most_km`.', []],
  ['An `end_km` above `most_km` is refused with 422 and 409 otherwise.', []],
  ['An `end_km` above `most_km` needs a reason (422).', []],
  ['An `end_km` above `most_km` costs more.', []],
  ['| `end_km` is above `start_km` plus 1000 | 422 | TOO_FAR |', []],
  ['| `end_km` is above `odometer_km` | 422 | TOO_FAR |', []],
  ['The `odometer_km` can only increase.', ['odometer_km above odometer_km']],
])('reads the limit of the resource in "%s"', (description, bounds) => {
  expect(boundsIn(description)).toEqual(bounds);
});

test.each<[string, (string | undefined)[]]>([
  ['`ended_at` must be later than `started_at` (422).', ['refused']],
  ['`ended_at` must not be before `started_at` (422).', ['allowed']],
  ['`end_km` must be at least the `start_km`.', ['allowed']],
  ['`end_km` must be less than `most_km`.', ['refused']],
  ['`ended_at` must be on or after `started_at` (422).', ['allowed']],
  ['`end_km` must be no more than `most_km`.', ['allowed']],
  ['`end_km` must be greater than or equal to `start_km`.', ['allowed']],
  ['`ended_at` may equal `started_at`, but must not be before it (422).', ['allowed']],
  ['`ended_at` may be the start day itself but not an earlier day (422).', ['allowed']],
  ['An odometer never goes down.', [undefined]],
])('reads whether the limit itself is allowed: %s', (description, equal) => {
  expect(ownBounds(finishing(description)).map((each) => each.equal)).toEqual(equal);
});

test('reads the limit from the description of the member', () => {
  expect(boundsIn('', 'Must be later than `started_at`')).toEqual(['ended_at above started_at']);
});

test.each([
  ['with an exception', '`ended_at` must be later than `started_at`, unless the trip is a test.'],
  ['without a demand', '`ended_at` is later than `started_at`.'],
  ['that demands such a value', '`ended_at` is later than `started_at`, otherwise 422.'],
  ['beyond the other member', '`ended_at` must be later than `started_at` plus the pause.'],
  ['with a condition', 'If it is closed, `end_km` must be at least `start_km`.'],
  ['between two members of the request', '`end_km` must be at least `odometer_km`.'],
  ['of another resource', '`end_km` must not be less than the odometer of the vehicle.'],
  ['of two members', 'An odometer and the end km never go down.'],
  ['of no member of the request', 'The speed never goes down.'],
  ['with an exception for some accounts', 'An odometer never goes down, except by an admin.'],
])('reads no limit in a sentence %s: "%s"', (_, description) => {
  expect(boundsIn(description)).toEqual([]);
});
