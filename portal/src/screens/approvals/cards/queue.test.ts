import { expect, test } from 'vitest';
import { queueOf } from './queue.ts';

const at = (approvalNo: string, day: number) => ({
  approvalNo,
  expiresAt: `2026-11-${String(day)} 10:00:00`,
});
const three = [at('SP3', 15), at('SP2', 14), at('SP1', 15)];

test.each([
  ['no request waits', [], undefined, {}],
  ['the request that ends first comes first', three, undefined, { shown: 'SP2', place: 1, next: 'SP1' }],
  ['a request of the URL keeps its place', three, 'SP1', { shown: 'SP1', place: 2, next: 'SP3' }],
  ['the first request follows the last', three, 'SP3', { shown: 'SP3', place: 3, next: 'SP2' }],
  ['a single request has no next one', [at('SP1', 15)], 'SP1', { shown: 'SP1', place: 1 }],
  ['an ended request of the URL stays and the first follows', three, 'SP9', { shown: 'SP9', next: 'SP2' }],
  ['an ended request of the URL stays alone', [], 'SP9', { shown: 'SP9' }],
] as const)('orders the cards: %s', { tags: ['far-approval-cards'] }, (_what, waiting, named, queue) => {
  expect(queueOf(waiting, named)).toEqual({ shown: undefined, place: undefined, next: undefined, ...queue });
});
