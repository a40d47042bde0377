import { expect, test } from 'vitest';
import {
  answer,
  body,
  lists,
  number,
  object,
  reads,
  refusals,
  text,
} from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { StatusCounts } from './statusCounts.ts';

const claim = object({ id: number, status: { ...text, enum: ['filed', 'settled', 'withdrawn'] } });

/** Returns what is said of the number `open` after a write, if it was 1 beside one filed claim before. */
function saidOf(description: string, summary: string, open: number, statuses: readonly string[]): string[] {
  const { sent } = smallContract('claims.json', {
    paths: {
      '/claims': {
        get: { ...lists('list', claim), summary },
        post: {
          operationId: 'file',
          requestBody: body({}),
          responses: { 201: answer('it', claim), ...refusals },
        },
      },
      '/stats': { get: reads('stats', object({ open: { ...number, description } })) },
    },
  });
  const filed = { id: 1, status: 'filed' };
  return saidBy(new StatusCounts(), [
    sent('list', {}, [filed]),
    sent('stats', {}, { open: 1 }),
    sent('file', {}, { id: 2, status: 'filed' }, { status: 201 }),
    sent(
      'list',
      {},
      statuses.map((status, id) => ({ id, status })),
    ),
    sent('stats', {}, { open }),
  ]);
}

const OPEN = 'Claims that are filed or settled.';
test.each<[string, string, number, string[], number]>([
  [OPEN, 'All claims', 3, ['filed', 'settled', 'withdrawn'], 1],
  [OPEN, 'All claims', 2, ['filed', 'settled', 'withdrawn'], 0],
  [OPEN, 'All claims', 1, ['filed', 'settled'], 1],
  // The list may leave out claims that count.
  [OPEN, 'Claims, settled ones are left out', 2, ['filed'], 0],
  ['Claims that are filed this year.', 'All claims', 3, ['filed'], 0],
])('by "%s" over "%s", judges the number %i beside %j', (description, summary, open, statuses, count) => {
  expect(saidOf(description, summary, open, statuses)).toHaveLength(count);
});
