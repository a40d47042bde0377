import { expect, test } from 'vitest';
import type { Payload } from '../../../core/contract/types.ts';
import { inQuery, lists, number, object, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { inSaidOrder } from './in-said-order.ts';

const time = { ...text, format: 'date-time' };
const tour = object({
  seats: number,
  name: text,
  day: { ...text, format: 'date' },
  start: time,
  level: { ...text, enum: ['low', 'high', 'mid'] },
});
const { operationOf, sent } = smallContract('tours.json', {
  paths: { '/tours': { get: { ...lists('list', tour), parameters: [inQuery('q'), inQuery('sort')] } } },
});

/** Returns the complaints about a list that the description says to be sorted by this member. */
function complaintsAbout(order: string, values: readonly unknown[], payload: Payload = {}) {
  const [member = ''] = order.split(/[ .]/);
  const items = values.map((value) => ({ [member]: value }));
  const operation = { ...operationOf('list'), description: `All tours, sorted by ${order}.` };
  return inSaidOrder.judge({ ...sent('list', payload, items).exchange, operation });
}

test.each([
  ['name', ['Alps', 'Coast', 'Bay']],
  ['name ascending', ['Coast', 'Bay']],
  ['seats', [3, 20, 10]],
  ['day descending', ['2031-01-02', '2031-01-03']],
])('reports a list that is not sorted by %s: %j', (order, values) => {
  expect(complaintsAbout(order, values)).toEqual([
    expect.objectContaining({
      message: expect.stringContaining(`not in the order of ${order.split(' ')[0]!}: ${values.join(', ')}`),
    }),
  ]);
});

test.each<[string, readonly unknown[]]>([
  ['name', ['Coast', 'Bay', 'Alps']],
  ['name', ['alps', 'Bay', 'coast']],
  ['name', ['Bay', 'Coast', 'alps']],
  // Backends compare blanks, signs and letters such as É in several ways.
  ['name', ['Alps b', 'Alpsa', 'Alps']],
  ['name', ['Alps', 'Élan', 'Bay', '9 lakes']],
  ['seats', [3, null, 10, 20]],
  ['start', ['2031-01-01T08:00:00.5Z', '2031-01-01T08:00:00Z', '2031-01-01T08:00:00.5Z']],
  ['level', ['low', 'high', 'mid']],
  // The list may be sorted by the whole name.
  ['name. The name of a private tour is shown as Anonymous', ['Coast', 'Anonymous', 'Dunes']],
])('accepts the order by %s of %j', (order, values) => {
  expect(complaintsAbout(order, values)).toEqual([]);
});

test.each([{ q: 'a' }, { sort: 'seats' }])(
  'ignores a list whose order the request may choose: %j',
  (asked) => {
    expect(complaintsAbout('name', ['Alps', 'Coast', 'Bay'], asked)).toEqual([]);
  },
);
