import { expect, test } from 'vitest';
import type { NewFault } from '../scenarios/scenario.ts';
import { answersOf } from './scenarioAnswers.ts';

test.each<[answer: NewFault['answer'], words: string]>([
  [{ code: '9999999', delay: '3s' }, '9999999'],
  [{ status: 502, body: 'x' }, 'HTTP 502'],
  [{ drop: 'connection' }, '断开'],
  [{ wire: 'hang' }, '不答也不断开'],
  [{ wire: 'slow-drip', over: '3s' }, '慢慢地到'],
  [{ body: 'x' }, '原样正文'],
  [{ delay: '3s' }, '推迟 3s'],
])('names the main effect of the fault %j: %s', (answer, words) => {
  const faults = [{ on: 'standard.queryCouponInfo', answer }];
  expect(answersOf({ name: 'own', title: 't', group: 'errors', faults })).toMatchObject([{ code: words }]);
});

test('lets a fault answer first, also with a code beside which the contract names its scenario', () => {
  const faults = [{ on: 'legacy.userDataV2', answer: { code: '0017' } }];
  expect(answersOf({ name: 'legacy-0017', title: 't', group: 'errors', faults })).toEqual([
    { operation: 'legacy.userDataV2', code: '0017', rank: -1 },
  ]);
});
