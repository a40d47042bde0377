/**
 * Tests promises about pages, flags, maps, removals, replacements, ends and parts, each in the words of three teams. The commit selects
 * the team in whose words the faults are sought (`DRAW=all` selects all).
 */
import { expect, test } from 'vitest';
import { drawnByCommit } from '../../../tests/support/commitSeed.ts';
import { start, type Fault } from '../support/club/backend.ts';
import { contractOf, WORDINGS, type Words } from '../support/club/contract.ts';
import { findingsOf } from '../support/findingsOf.ts';
import { temporaryFile } from '../support/temporaryFile.ts';

const teams = Object.keys(WORDINGS);
const auth = { parent: { 'x-key': 'club' } };
const contracts = new Map(
  Object.entries(WORDINGS).map(([team, words]: [string, Words]) => [
    team,
    temporaryFile(`${team}.json`, JSON.stringify(contractOf(words))),
  ]),
);
const found = (team: string, fault?: Fault): Promise<string[]> =>
  findingsOf(start(fault), { contracts: contracts.get(team)!, auth, failFast: fault !== undefined });

test.each(teams)('reports nothing about a correct club in the words of team %s', async (team) => {
  expect(await found(team)).toEqual([]);
});

const MESSAGES: [Fault, RegExp][] = [
  [
    'a page before a member is the first page',
    /the page before id \w+ lacks \w+, which is listed right before it/,
  ],
  [
    'a full last page leads on',
    /leads to an empty one|there is said to be more after \d+, and nothing comes/,
  ],
  ['the flag is ignored', /id t\d+ is listed for redeemed true and for false/],
  ['an empty label stays', /labels\.one is still/],
  ['a removed member buys tickets', /is removed, and createTicket still accepts it/],
  ['a replacement keeps the note', /shows note ".+" as before; a write has made it null/],
  ['an update may double a desk', /gets the values of another one, with which a creation is refused/],
  ['tickets never expire', /is still open after its end/],
  ['each refund is compared alone', /are more than total \d+/],
];

test.each(
  drawnByCommit(teams, teams.length).flatMap((team) =>
    MESSAGES.map(([fault, message]) => [fault, team, message] as const),
  ),
)('reports a club where %s, in the words of team %s', async (fault, team, message) => {
  expect(await found(team, fault)).toContainEqual(expect.stringMatching(message));
});
