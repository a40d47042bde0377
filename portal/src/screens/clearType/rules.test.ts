import { expect, test } from 'vitest';
import { problemsOf } from '../../ui/form/parsed.ts';
import { changeForm } from './form.ts';
import {
  chargeText,
  clearTypePages,
  effectsOf,
  firstDay,
  offersMonthlyPlus,
  onDay,
  type Option,
} from './rules.ts';

const monthly = {
  text: '月结',
  value: '5107',
  modeText: '固定账期',
  productCode: ['12007'],
  serviceCharge: '0.8%（折合年化5.21%-11.68%）',
  dayValue: 56,
  desc: '每月1日出账',
  accountingCycle: '每月1日至月末',
  billedDate: '每月1日',
  lastPayDate: '当月20日或25日',
  flexible: false,
  selectable: true,
  effectiveDate: '2026-12-01',
  firstBillDate: '2027-01-01',
  firstRepayDate: '2027-01-25',
  lastPayDays: [20, 25],
} satisfies Option;
const { lastPayDays: _days, ...plain } = monthly;
const weekly: Option = {
  ...plain,
  text: '周结',
  value: '5106',
  serviceCharge: '0%',
  billedDate: '每周一',
  dayValue: 21,
};

const plus: Option = { ...weekly, text: '月结PLUS', value: '5110' };

test('finds the pages of a product', () => {
  const urls = (type: 'company' | 'baolibiaopin' | 'fenxiao') => {
    const pages = clearTypePages({ type });
    return [pages.manage(), pages.change({ jdpin: 'a' })];
  };
  expect(urls('company')).toEqual([
    '/company/clearTypeManage',
    '/company/clearTypeManage/clearTypeChange?jdpin=a',
  ]);
  // The specification spells it so. docs/decisions/0219
  expect(urls('baolibiaopin')).toEqual([
    '/baolibiaopin/clearTypeMange',
    '/clearTypeManage/clearTypeChange?jdpin=a',
  ]);
  expect(urls('fenxiao')).toEqual(['/clearTypeManage', '/clearTypeManage/clearTypeChange?jdpin=a']);
});

test.each([
  [monthly, undefined, 25],
  [monthly, 20, 20],
  [monthly, 15, 25],
  [weekly, 20, undefined],
])('preselects a day of %j with the own day %s: %s', (option, own, day) =>
  expect(firstDay(option, own)).toBe(day),
);

test('moves the first repayment to the chosen day, or keeps its date if no day is chosen', () => {
  expect(onDay('2027-01-25', 20)).toBe('2027-01-20');
  expect(onDay('2027-01-25', undefined)).toBe('2027-01-25');
});

test.each<[Option | undefined, number | undefined, object]>([
  [undefined, undefined, { value: '请选择新账期' }],
  [monthly, 20, { lastPayDay: '与当前还款日相同，请选择其他还款日' }],
  [monthly, 25, {}],
  [weekly, undefined, {}],
])('finds the problem of choosing %j with the day %s: %j', (option, lastPayDay, problems) => {
  const form = changeForm({ current: monthly, lastPayDay: 20 });
  expect(problemsOf(form, { value: option?.value, lastPayDay })).toEqual(problems);
});

test('shows the fee, or a text in place of an empty one', () => {
  expect(chargeText({ serviceCharge: '' })).toBe('按日计息，以合同为准');
  expect(chargeText(weekly)).toBe('0%');
});

test('lists changes and their dates', () => {
  expect(effectsOf(weekly, monthly, 20).map(({ item, after, from }) => [item, after, from])).toEqual([
    ['账单日', '每月1日', '2027-01-01'],
    ['最后还款日', '每月20日', '2027-01-20'],
    ['最长账期', '56天', '2026-12-01'],
    ['服务费', '0.8%（折合年化5.21%-11.68%）', '2026-12-01'],
    ['未出账订单', '2026-12-01前的订单仍按周结出账', '2026-12-01'],
  ]);
});

test.each([
  ['if it is the current cycle', plus, [weekly], true],
  ['if it is offered', weekly, [monthly, plus], true],
  ['only if it is current or offered', weekly, [monthly], false],
] as const)('shows the trial of monthly PLUS %s', (_what, current, options, expected) => {
  expect(offersMonthlyPlus({ current, options: [...options] })).toBe(expected);
});
