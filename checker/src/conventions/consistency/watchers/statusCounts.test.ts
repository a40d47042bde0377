import { expect, test } from 'vitest';
import type { Payload } from '../../../core/contract/types.ts';
import {
  body,
  creates,
  inPath,
  lists,
  number,
  object,
  reads,
  text,
} from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { StatusCounts } from './statusCounts.ts';

const states = ['filed', 'settled', 'withdrawn'];
const claim = object({ id: number, status: { ...text, enum: states } });
const contractWith = (list: object, stats: object, of = 'all') =>
  smallContract('claims.json', {
    paths: {
      '/claims': { get: { ...lists('list', claim), ...list }, post: creates('file', claim, body({})) },
      '/policies/{policyId}/claims': { parameters: [inPath('policyId')], get: lists('listOfOne', claim) },
      '/stats': { get: { ...reads('stats', object(stats)), summary: `Numbers of ${of} claims` } },
    },
  });

const claims = (statuses: readonly string[]): Payload[] => statuses.map((status, id) => ({ id, status }));

/** Returns what is said of the number `open` after a write, if it was 1 beside one filed claim before. */
function saidOf(
  description: string,
  summary: string,
  open: number,
  statuses: readonly string[],
  of?: string,
): string[] {
  const { sent } = contractWith({ summary }, { open: { ...number, description } }, of);
  return saidBy(new StatusCounts(), [
    sent('list', {}, claims(['filed'])),
    sent('stats', {}, { open: 1 }),
    sent('file', {}, { id: 2, status: 'filed' }, { status: 201 }),
    sent('list', {}, claims(statuses)),
    sent('stats', {}, { open }),
  ]);
}

const OPEN = 'Claims that are filed or settled.';
test.each<[string, string, number, string[], number, string?]>([
  [OPEN, 'All claims', 3, ['filed', 'settled', 'withdrawn'], 1],
  [OPEN, 'All claims', 2, ['filed', 'settled', 'withdrawn'], 0],
  [OPEN, 'All claims', 1, ['filed', 'settled'], 1],
  // The list may leave out claims that count.
  [OPEN, 'Claims, settled ones are left out', 2, ['filed'], 0],
  // `This year` is no state.
  ['Claims that are filed this year.', 'All claims', 3, ['filed'], 0],
  // Another account may have filed the other claims.
  [OPEN, 'Own claims', 3, ['filed', 'settled'], 0],
  [OPEN, 'Own claims', 3, ['filed', 'settled'], 1, 'own'],
])('by "%s" over "%s", judges the number %i beside %j', (description, summary, open, statuses, count, of) => {
  expect(saidOf(description, summary, open, statuses, of)).toHaveLength(count);
});

test.each([
  [{ filed: 1, settled: 0, withdrawn: 0 }, 1],
  // The list may leave out withdrawn claims: it has shown none.
  [{ filed: 0, settled: 0, withdrawn: 1 }, 0],
])('judges %j beside a list that is empty, and has shown a filed claim', (counts, count) => {
  const { sent } = contractWith({}, Object.fromEntries(states.map((state) => [state, number])));
  const found = saidBy(new StatusCounts(), [
    sent('list', {}, claims(['filed'])),
    sent('stats', {}, { filed: 1, settled: 0, withdrawn: 0 }),
    sent('file', {}, { id: 2, status: 'filed' }, { status: 201 }),
    sent('list', {}, []),
    sent('stats', {}, counts),
  ]);
  expect(found).toHaveLength(count);
});

test.each([
  ['list', {}, 1],
  // The other policies may have claims too.
  ['listOfOne', { policyId: '7' }, 0],
])('judges the numbers of all states by the response to %s', (list, asked, count) => {
  const byState = Object.fromEntries(states.map((state) => [state, number]));
  const { sent } = contractWith({}, byState);
  const found = saidBy(new StatusCounts(), [
    sent(list, asked, claims(['filed', 'settled'])),
    sent('stats', {}, { filed: 1, settled: 1, withdrawn: 0 }),
    sent('stats', {}, { filed: 1, settled: 2, withdrawn: 0 }),
  ]);
  expect(found).toHaveLength(count);
});
