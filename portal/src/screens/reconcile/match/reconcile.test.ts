import { expect, test } from 'vitest';
import { reconcile, type ProviderEntry } from './reconcile.ts';

const entry = (number: string, cents: number, period?: number): ProviderEntry => ({
  number,
  day: '2026-11-02',
  cents,
  ...(period !== undefined && { period }),
});

/** `JC1:100` is a line with an amount in cents, `JC1.2:100` one of the second period. */
function lineOf(text: string, index: number) {
  const [, number = '', period, cents] = /^(.*?)(?:\.(\d+))?:(-?\d+)$/.exec(text) ?? [];
  return {
    row: index + 2,
    number,
    period: period === undefined ? undefined : Number(period),
    cents: Number(cents),
    note: '',
  };
}

const entryOf = (text: string) => {
  const { number, cents, period } = lineOf(text, 0);
  return entry(number, cents, period);
};

/** Findings as texts such as `amount JC1:100/101`: group, number, amounts of both sides. */
const findingsOf = (ours: string, theirs: string): string[] =>
  reconcile(ours.split(' ').filter(Boolean).map(lineOf), theirs.split(' ').filter(Boolean).map(entryOf)).map(
    ({ group, line, entry: found }) =>
      `${group} ${line?.number ?? found?.number ?? ''}:${String(line?.cents ?? '')}/${String(found?.cents ?? '')}`,
  );

test.each([
  ['nothing on both sides', '', '', []],
  ['the same', 'JC1:100', 'JC1:100', ['matched JC1:100/100']],
  ['letters of another case', 'jc1:100', 'JC1:100', ['matched jc1:100/100']],
  ['a cent less', 'JC1:99', 'JC1:100', ['amount JC1:99/100']],
  ['another sign', 'JC1:-100', 'JC1:100', ['amount JC1:-100/100']],
  ['a line only in the ledger', 'JC1:100', '', ['ours JC1:100/']],
  ['an entry only at the provider', '', 'JC1:100', ['theirs JC1:/100']],
  ['a line twice', 'JC1:100 JC1:100', 'JC1:100', ['duplicate JC1:100/100', 'matched JC1:100/100']],
  [
    'a line twice, the second one right',
    'JC1:90 JC1:100',
    'JC1:100',
    ['duplicate JC1:90/100', 'matched JC1:100/100'],
  ],
  ['a line twice, none right', 'JC1:90 JC1:95', 'JC1:100', ['amount JC1:90/100', 'duplicate JC1:95/100']],
  ['a line twice that the provider lacks', 'JC1:90 JC1:90', '', ['ours JC1:90/', 'duplicate JC1:90/']],
  ['lines without a number', ':90 :90', 'JC1:90', ['ours :90/', 'ours :90/', 'theirs JC1:/90']],
  [
    'two periods, told apart by the amount',
    'JC1:60 JC1:50',
    'JC1.1:50 JC1.2:60',
    ['matched JC1:60/60', 'matched JC1:50/50'],
  ],
  ['a period of several', 'JC1.2:60', 'JC1.1:60 JC1.2:60', ['theirs JC1:/60', 'matched JC1:60/60']],
  [
    'a stated period with another amount',
    'JC1.2:50',
    'JC1.1:50 JC1.2:60',
    ['amount JC1:50/60', 'theirs JC1:/50'],
  ],
  ['a period that does not exist', 'JC1.3:50', 'JC1.1:50', ['ours JC1:50/', 'theirs JC1:/50']],
  ['the first period of an undivided bill', 'JC1.1:50', 'JC1:50', ['matched JC1:50/50']],
  [
    'all periods and one too many',
    'JC1:50 JC1:60 JC1:60',
    'JC1.1:50 JC1.2:60',
    ['duplicate JC1:60/50', 'matched JC1:50/50', 'matched JC1:60/60'],
  ],
])('finds %s', { tags: ['far-reconcile-groups'] }, (_, ours, theirs, findings) => {
  expect(findingsOf(ours, theirs)).toEqual(findings);
});

test('puts lines in the order of the file and entries in the order of their days', () => {
  const findings = reconcile(['JC3:1', 'JC1:1'].map(lineOf), [
    { ...entry('JC9', 1), day: '2026-11-03' },
    { ...entry('JC8', 1), day: '2026-11-01' },
  ]);
  expect(findings.map(({ line, entry: found }) => line?.number ?? found?.number)).toEqual([
    'JC3',
    'JC1',
    'JC8',
    'JC9',
  ]);
});
