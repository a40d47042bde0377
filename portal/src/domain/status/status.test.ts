import { expect, test } from 'vitest';
import { BillStatus } from '#generated/shared/enums/BillStatus.ts';
import type { TagTone } from '../../ui/text/StatusTag.tsx';
import * as funds from '../funds/fundStatus.ts';
import { isSettledStatus } from './settled.ts';
import * as tags from './statusTags.ts';

test('treats 5004 to 5006 as settled, not 5001 to 5003', { tags: ['bill-status-settled-set'] }, () => {
  const all = Object.values(BillStatus);
  expect(all.filter(isSettledStatus)).toEqual(['5004', '5005', '5006']);
  expect(all.filter((status) => !isSettledStatus(status))).toEqual(['5001', '5002', '5003']);
});

test(
  'numbers the bill period states',
  { tags: ['period-state-1', 'period-state-2', 'period-state-3', 'period-state-4'] },
  () => {
    expect(tags.billPeriodState.label).toEqual({ '1': '正常', '2': '延期', '3': '展期', '4': '逾期' });
  },
);

test('numbers the interest periods', { tags: ['interest-period-0', 'interest-period-1'] }, () => {
  expect(tags.interestPeriod.label).toEqual({ '0': '免息期', '1': '计息期' });
});

test('numbers the loan statuses', { tags: ['loan-status-2', 'loan-status-5'] }, () => {
  expect(tags.loanStatus.label).toEqual({ '2': '正常计息', '5': '逾期' });
});

test.each(Object.entries({ ...tags, ...funds }))(
  'shows only danger as solid in %s; failures are a tint (look.md rule 1)',
  (_, { label, variants }) => {
    const toned = (tone: TagTone) =>
      Object.entries<{ tone: TagTone }>(variants).flatMap(([value, variant]) =>
        variant.tone === tone ? [value] : [],
      );
    const labelled = (words: RegExp) =>
      Object.entries<string>(label).flatMap(([value, word]) => (words.test(word) ? [value] : []));
    expect(toned('danger')).toEqual(labelled(/^(已逾期|已违约|逾期)$/));
    expect(toned('failed')).toEqual(labelled(/失败|未通过/));
  },
);
