/** Tests promises about accounts: what one role may do, what another owner may not see, and a key of each account. */
import { expect, test } from 'vitest';
import { findingsOf } from '../support/findingsOf.ts';
import { startKennel, type Fault, type Manner } from '../support/kennel/backend.ts';
import { kennelContract } from '../support/kennel/contract.ts';
import { temporaryFile } from '../support/temporaryFile.ts';

const contracts = temporaryFile('kennel.json', JSON.stringify(kennelContract));
const auth = {
  parent: { 'x-key': 'k-ada' },
  other: { 'x-key': 'k-bob' },
  'account:admin': { 'x-key': 'k-staff' },
};

test.each<Manner | undefined>([
  undefined,
  'dogs are shared',
  'a repeated key gets another time and a header',
])('reports nothing about a correct kennel: %s', async (manner) => {
  expect(await findingsOf(startKennel(undefined, manner), { contracts, auth })).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['every user may release dogs', /for the role kennel staff; .* and releaseDog is accepted/],
  ['dogs of others are shown', /getDog: dogId \d+ of another account is shown/],
  ['the key is ignored', /addDeposit: .* with the same Idempotency-Key made id \d+ and then \d+/],
])('reports a kennel where %s', async (fault, message) => {
  const found = await findingsOf(startKennel(fault), { contracts, auth, failFast: true });
  expect(found).toContainEqual(expect.stringMatching(message));
});
