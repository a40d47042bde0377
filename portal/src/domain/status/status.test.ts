import { expect, test } from 'vitest';
import { BillStatus } from '#generated/shared/enums/BillStatus.ts';
import { billPeriodState, billStatus, interestPeriod, loanStatus } from './statusTags.ts';
import { isSettledStatus } from './settled.ts';

test('settled are 5004 to 5006, not 5001 to 5003 [bill-status-settled-set]', () => {
  const all = Object.values(BillStatus);
  expect(all.filter(isSettledStatus)).toEqual(['5004', '5005', '5006']);
  expect(all.filter((status) => !isSettledStatus(status))).toEqual(['5001', '5002', '5003']);
});

test('bill period states by number [period-state-1 period-state-2 period-state-3 period-state-4]', () => {
  expect(billPeriodState.label).toEqual({ '1': '正常', '2': '延期', '3': '展期', '4': '逾期' });
});

test('interest periods by number [interest-period-0 interest-period-1]', () => {
  expect(interestPeriod.label).toEqual({ '0': '免息期', '1': '计息期' });
});

test('loan statuses by number [loan-status-2 loan-status-5]', () => {
  expect(loanStatus.label).toEqual({ '2': '正常计息', '5': '逾期' });
});

test.each([billStatus, billPeriodState, interestPeriod, loanStatus])(
  'only what has gone wrong is solid',
  ({ label, variants }) => {
    const danger = Object.entries(variants).filter(([, variant]) => variant.tone === 'danger');
    const wrong = Object.entries(label).filter(([, word]) => /^(已逾期|已违约|逾期)$/.test(word));
    expect(danger.map(([value]) => value)).toEqual(wrong.map(([value]) => value));
  },
);
