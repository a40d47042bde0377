import { expect, test } from 'vitest';
import { changes, lists, number, object, reads } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { LeavesList } from './leavesList.ts';

const kite = object({ id: number });

/** Returns what is said of a list with this description that still shows an archived kite. */
function saidOf(description: string): string[] {
  const { sent } = smallContract('kites.json', {
    paths: {
      '/kites': { get: { ...lists('listKites', kite), description } },
      '/kites/{id}': { get: reads('getKite', kite) },
      '/kites/{id}/archive': { post: changes('archiveKite', kite) },
    },
  });
  return saidBy(new LeavesList(), [
    sent('archiveKite', { id: 1 }, { id: 1 }),
    sent('listKites', {}, [{ id: 1 }]),
  ]);
}

test.each([
  ['Archived kites are not listed.', 1],
  ['Once it is archived, an archived kite is not listed.', 1],
  ['Archived kites are left out, unless one asks for them.', 1],
  ['Archived kites are left out unless `archived` is included.', 1],
  ['Archived kites are left out unless the query has `include_archived=true`.', 1],
  ['In winter, archived kites are not listed.', 0],
  ['If it belongs to a club, an archived kite is not listed.', 0],
  ['Archived kites are not listed when they are archived for more than a year.', 0],
  ['Archived kites are left out as soon as they have been archived for 30 days.', 0],
  ['Archived kites are left out if they are archived and paid.', 0],
  ['Lists kites.', 0],
])('judges an archived kite in a list by its description: %s', (description, count) => {
  expect(saidOf(description)).toHaveLength(count);
});
