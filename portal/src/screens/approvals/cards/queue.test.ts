import { expect, test } from 'vitest';
import { queueOf } from './queue.ts';

const at = (approvalNo: string, day: number) => ({
  approvalNo,
  expiresAt: `2026-11-${String(day)} 10:00:00`,
});
const three = [at('SP3', 15), at('SP2', 14), at('SP1', 15)];

test.each([
  ['nothing waits', [], undefined, {}],
  ['the one that ends first comes first', three, undefined, { shown: 'SP2', place: 1, next: 'SP1' }],
  ['a named one keeps its place', three, 'SP1', { shown: 'SP1', place: 2, next: 'SP3' }],
  ['the last one is followed by the first', three, 'SP3', { shown: 'SP3', place: 3, next: 'SP2' }],
  ['a single one has none after it', [at('SP1', 15)], 'SP1', { shown: 'SP1', place: 1 }],
  ['an ended one stays and leads to the first', three, 'SP9', { shown: 'SP9', next: 'SP2' }],
  ['an ended one when nothing waits', [], 'SP9', { shown: 'SP9' }],
] as const)('orders the cards: %s', { tags: ['far-approval-cards'] }, (_what, waiting, named, queue) => {
  expect(queueOf(waiting, named)).toEqual({ shown: undefined, place: undefined, next: undefined, ...queue });
});
