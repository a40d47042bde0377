import { expect, test } from 'vitest';
import { changes, number, object, reads, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { ruleIn } from '../../../core/rules/rule.ts';
import { StatedRules } from './statedRules.ts';

const item = object({ id: number, status: { ...text, enum: ['stored', 'reserved', 'returned'] } });
const claim = object({ id: number, state: text });
const { sent } = smallContract('items.json', {
  paths: {
    '/items/{itemId}': { get: reads('read', item) },
    '/items/{itemId}/hand-over': { post: changes('handOver', item) },
    '/claims/{claimId}/approve': { post: changes('approve', claim) },
  },
});
const stated = [{ path: [], rules: [ruleIn('status: stored -> reserved -> returned')] }];

const read = () => sent('read', { itemId: 1 }, { id: 1, status: 'stored' });
const approve = () => sent('approve', { claimId: 7 }, { id: 7, state: 'approved' });
const handOver = () => sent('handOver', { itemId: 1 }, { id: 1, status: 'returned' });

/** Returns what an item breaks that is handed over after these exchanges. */
function brokenAfter(exchanges: readonly (typeof read)[]): string[] {
  const rules = new StatedRules(() => true);
  return [...exchanges, handOver].flatMap((make) => {
    const exchange = make();
    const { case: one } = exchange;
    const isOfItem = one.operation.id !== 'approve';
    const operation = isOfItem ? { ...one.operation, stated } : one.operation;
    return rules.saw({ ...exchange, case: { ...one, operation } }, '').map(({ message }) => message);
  });
}

test.each([
  ['its last read', [approve, read], ["itemId 1 breaks 'status: stored -> reserved -> returned'"]],
  ['a later write of another resource, which may have moved it', [read, approve], []],
])('judges the step of an item against %s', (_after, exchanges, expected) => {
  expect(brokenAfter(exchanges)).toEqual(expected.map((begin) => expect.stringContaining(begin)));
});
