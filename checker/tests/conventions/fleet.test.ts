/** Tests promises about parts, sums, periods and references, with vehicles and their trips. */
import { expect, test } from 'vitest';
import { findingsOf } from '../support/findingsOf.ts';
import { startFleet, type Fault } from '../support/fleet/backend.ts';
import { fleetContract } from '../support/fleet/contract.ts';
import { temporaryFile } from '../support/temporaryFile.ts';

const contract = temporaryFile('fleet.json', JSON.stringify(fleetContract));
const auth = { parent: { 'x-key': 'k-ada' } };
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(startFleet(fault), { contracts: contract, auth, failFast: fault !== undefined });

test('reports nothing about a correct fleet', async () => {
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['a deleted vehicle leaves its trips', /is deleted, and (\d+ of its parts are still listed|its part \d+)/],
  ['the odometer falls', /odometer \d+ is accepted with odometer \d+/],
  ['the total cost adds up two trips at most', /totalCost is \d+, and those listed have cost \d+, \d+, \d+/],
  ['a month ends a day early', /has drivenOn 2026-03-31, and is not listed for month 2026-03/],
  ['costs are sorted as texts', /the list is not in the order of cost/],
  ['an unknown driver is accepted', /driverId \d+, which names nothing, is accepted/],
])('reports a backend where %s', async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});
