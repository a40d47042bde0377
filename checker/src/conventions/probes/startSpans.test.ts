import { expect, test } from 'vitest';
import { body, changes, creates, number, object, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { freesCancelled, overlapByStart } from './startSpans.ts';

const moment = { ...text, format: 'date-time' };
const visit = object({ id: number, starts_at: moment, ends_at: moment, status: text });
const contractSaying = (description: string) =>
  smallContract('visits.json', {
    paths: {
      '/visits': { post: { ...creates('book', visit, body({ starts_at: moment })), description } },
      '/visits/{id}': { get: reads('get', visit) },
      '/visits/{id}/cancel': { post: changes('cancel', visit) },
    },
  });

const contract = contractSaying(
  'Two visits must not overlap (409); one may start at the moment another ends. Cancelled visits do not count.',
);
const HOUR_MS = 3_600_000;

interface Booking {
  readonly id: number;
  readonly from: number;
  status: string;
}

/** Returns the findings over a backend whose visits take an hour. @param collides whether a new visit collides with another one */
async function findingsFor(
  collides: (one: Booking, from: number) => boolean,
  { operationOf, ...rest }: ReturnType<typeof contractSaying> = contract,
): Promise<string[]> {
  const all: Booking[] = [];
  const shown = ({ id, from, status }: Booking): object => ({
    id,
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(from + HOUR_MS).toISOString(),
    status,
  });
  const { probe, messages } = smallProbe({ operationOf, ...rest }, (id, payload) => {
    const known = all.find((each) => each.id === payload['id']);
    if (id === 'cancel' && known) known.status = 'cancelled';
    if (id !== 'book') return [200, known && shown(known)];
    const from = Date.parse(String(payload['starts_at']));
    if (all.some((each) => collides(each, from))) return [409, {}];
    all.push({ id: all.length + 1, from, status: 'booked' });
    return [201, shown(all.at(-1)!)];
  });
  await overlapByStart(probe, operationOf('book'), { starts_at: '2027-03-01T10:00:00Z' });
  return messages();
}

const right = (one: Booking, from: number): boolean =>
  one.status === 'booked' && Math.abs(one.from - from) < HOUR_MS;

test.each<[string, (one: Booking, from: number) => boolean, RegExp]>([
  [
    'an overlapping visit',
    (one, from) => one.status === 'booked' && one.from === from,
    /overlaps the one before/,
  ],
  [
    'a refused adjacent visit',
    (one, from) => one.status === 'booked' && Math.abs(one.from - from) <= HOUR_MS,
    /lets them touch/,
  ],
  [
    'a cancelled visit that counts',
    (one, from) => Math.abs(one.from - from) < HOUR_MS,
    /is cancelled, and its time/,
  ],
])('reports %s', async (_, collides, message) => {
  expect(await findingsFor(collides)).toEqual([expect.stringMatching(message)]);
});

test('accepts a backend that keeps its contract', async () => {
  expect(await findingsFor(right)).toEqual([]);
});

test.each(['A visit starts in the future (409).', 'Not more than two visits may overlap another one (409).'])(
  'tests no overlap where the contract says "%s"',
  async (description) => {
    expect(await findingsFor(() => false, contractSaying(description))).toEqual([]);
  },
);

test.each([
  ['Cancelled appointments and no-shows do not count', true],
  ['Periods must not overlap, cancelled pay runs aside', true],
  ['A cancelled one is ignored', true],
  ['A cancelled one counts until midnight', false],
  ['Cancelled visits do not count if they were paid', false],
  ['A visit can be cancelled', false],
])('reads whether a cancelled one frees its time: %s', (said, is) => {
  expect(freesCancelled(said)).toBe(is);
});
