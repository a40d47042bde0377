import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GROUPS, reconcile } from './reconcile.ts';
import { filtered, groupSums, sumsOf } from './sums.ts';

const number = fc.constantFrom('JC1', 'JC2', 'JC3', '');
const cents = fc.integer({ min: -500, max: 500 });

test(
  'each line is in one group, and the sums of the groups add up to those of both sides',
  { tags: ['far-reconcile-groups'] },
  () => {
    const line = fc.record({ row: fc.nat(), number, cents, note: fc.constant('') });
    const entry = fc.record({ number, cents, day: fc.constant('2026-11-02') });
    fc.assert(
      fc.property(fc.array(line), fc.array(entry), (lines, entries) => {
        const findings = reconcile(lines, entries);
        const sums = groupSums(findings);
        const total = (side: readonly { readonly cents: number }[]) =>
          side.reduce((sum, one) => sum + one.cents, 0);
        const added = (key: 'ours' | 'theirs') =>
          GROUPS.reduce((sum, group) => sum + Math.round(sums[group][key] * 100), 0);
        expect(added('ours')).toBe(total(lines));
        expect(added('theirs')).toBe(total(entries));
        expect(GROUPS.reduce((sum, group) => sum + sums[group].count, 0)).toBe(findings.length);
        expect(sums.matched.difference).toBe(0);
        // Each line is in one finding.
        expect(findings.filter((finding) => finding.line).length).toBe(lines.length);
        expect(new Set(findings.flatMap(({ line: one }) => one ?? [])).size).toBe(lines.length);
      }),
      { seed: 40 },
    );
  },
);

test('filters findings by group, or to all differences, and sums a group', () => {
  const line = (row: number, of: string, amount: number) => ({ row, number: of, cents: amount, note: '' });
  const findings = reconcile(
    [line(1, 'JC1', 10), line(2, 'JC2', 20), line(3, 'JC3', 30)],
    [
      { number: 'JC1', cents: 10, day: '' },
      { number: 'JC2', cents: 21, day: '' },
    ],
  );
  expect(filtered(findings, '').map(({ group }) => group)).toEqual(['amount', 'ours']);
  expect(sumsOf(filtered(findings, 'amount'))).toEqual({
    count: 1,
    ours: 0.2,
    theirs: 0.21,
    difference: -0.01,
  });
});
