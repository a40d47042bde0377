import { expect, test } from 'vitest';
import { inQuery, lists, number, reads } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { Boundaries } from './boundaries.ts';

const day = { type: 'string', format: 'date' };
const moment = { type: 'string', format: 'date-time' };
const { sent } = smallContract('stays.json', {
  paths: {
    '/stays': {
      get: {
        ...lists('listStays', {
          type: 'object',
          properties: { id: number, checkIn: day, checkOut: day, createdAt: moment, rooms: number },
        }),
        parameters: [
          inQuery('from', day, 'Arrival on this day or later'),
          inQuery('to', day, 'Leaves on this day or earlier'),
          inQuery('since', moment, 'Created later than this instant'),
          inQuery('rooms', number, 'Stays of at least so many rooms'),
          inQuery('guests', number, 'Number of guests'),
        ],
      },
    },
    '/stays/{id}': { get: reads('getStay', { type: 'object', properties: { id: number, checkIn: day } }) },
  },
});

const stays = [1, 2, 3, 4, 5].map((id) => ({
  id,
  checkIn: `2027-03-${10 + 4 * (id - 1)}`,
  checkOut: `2027-03-${12 + 4 * (id - 1)}`,
  createdAt: `2026-10-0${id}T09:00:00Z`,
  rooms: id,
}));
type Stay = (typeof stays)[number];

/**
 * Returns the places of the contradictions in three filtered lists, each beside the whole list.
 *
 * @param name the filter
 * @param member the member whose values are asked for
 * @param keeps how the backend filters
 */
function placesOf(
  name: string,
  member: keyof Stay,
  keeps: (shown: number, asked: number) => boolean,
): string[] {
  const watcher = new Boundaries();
  const rank = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(String(value)));
  watcher.saw(sent('listStays', {}, stays), 'one');
  return stays.slice(1, 4).flatMap(({ [member]: asked }) => {
    const listed = stays.filter((stay) => keeps(rank(stay[member]), rank(asked)));
    return watcher.saw(sent('listStays', { [name]: asked }, listed), 'one').map(({ place }) => place);
  });
}

test.each<[string, string, keyof Stay, (shown: number, asked: number) => boolean, number]>([
  ['from with its day', 'from', 'checkIn', (shown, asked) => shown >= asked, 0],
  ['from without its day', 'from', 'checkIn', (shown, asked) => shown > asked, 1],
  ['to with its day', 'to', 'checkOut', (shown, asked) => shown <= asked, 0],
  ['to without its day', 'to', 'checkOut', (shown, asked) => shown < asked, 1],
  ['since without its instant', 'since', 'createdAt', (shown, asked) => shown > asked, 0],
  ['since with its instant', 'since', 'createdAt', (shown, asked) => shown >= asked, 1],
  ['at least with its number', 'rooms', 'rooms', (shown, asked) => shown >= asked, 0],
  ['at least without its number', 'rooms', 'rooms', (shown, asked) => shown > asked, 1],
  ['a number that the contract gives no limit', 'guests', 'rooms', (shown, asked) => shown > asked, 0],
  ['a filter that no shown member explains', 'from', 'checkIn', (shown) => shown % 2 === 0, 0],
])(
  'checks whether a list includes the limit of its filter: %s, %s over %s',
  (_, name, member, keeps, count) => {
    expect(placesOf(name, member, keeps)).toHaveLength(count);
  },
);
