/** Tests habits of any service with cabins to book: pages of a filter, Location, averages, places of a time, tokens that work once. */
import { expect, test } from 'vitest';
import { readConfiguration } from '../../src/core/config/configuration.ts';
import { startCabins, type Fault } from '../support/cabins/backend.ts';
import { cabinsContract } from '../support/cabins/contract.ts';
import { findingsOf } from '../support/findingsOf.ts';
import { temporaryFile } from '../support/temporaryFile.ts';

const contract = temporaryFile('cabins.json', JSON.stringify(cabinsContract));
const config = temporaryFile(
  'check.yaml',
  `accounts:
  user: { login: { http: POST /api/login, json: { user: ada, password: ada1 }, token: /token } }
  other user: { login: { http: POST /api/login, json: { user: bob, password: bob1 }, token: /token } }
`,
);

/** A faulty backend needs only its first finding. */
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(startCabins(fault), {
    contracts: contract,
    configuration: readConfiguration(config),
    failFast: fault !== undefined,
  });

test('reports nothing about a correct backend', async () => {
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['the second page forgets the filter', /kind tree is listed, log was asked for/],
  ['a page of size 0 is empty', /limit 0 gives an empty page/],
  ['Location names another resource', /Location names \d+, and the new one has id \d+/],
  ['Location lacks the base path', /lacks the base path \/api, so it leads to nothing/],
  ['the average keeps a removed review', /shows averageStars [\d.]+ after the part was removed/],
  ['a refresh token works again', /the same refreshToken is accepted a second time/],
  ['two concurrent bookings get one cabin', /two at once are accepted where 1 fit/],
  ['the day of departure stays booked', /begins when the others end, and is refused with 409/],
  ['a cancelled stay keeps its cabin', /no room although one was cancelled/],
  ['an address is registered again in capitals', /is registered, and EVE\S+ is accepted too/],
  ['a booking has more guests than beds', /guests \d is accepted for cabinId \d with beds \d/],
  ['another account lists a private note', /PRIVATE, and another account finds it in a list/],
  ['another account reads a private note', /another account (is shown|reads it)/],
])('reports a backend where %s', async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});
