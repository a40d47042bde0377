import { expect, test } from 'vitest';
import type { FilterControl } from './controls.ts';
import { filterProblems } from './filterProblems.ts';

const controls: readonly FilterControl<string>[] = [
  { kind: 'text', name: 'no', label: '订单编号' },
  { kind: 'period', label: '下单时间' },
  { kind: 'month', name: 'month', label: '账单月份' },
];

const day = '请输入正确的日期，如2026-11-22';

test.each([
  ['nothing', {}, {}],
  ['any text', { no: '2026-13' }, {}],
  ['one day', { dateFrom: '2026-11-01', dateTo: '2026-11-01' }, {}],
  ['an open end', { dateFrom: '2026-11-01' }, {}],
  ['days in other writings', { dateFrom: '2026年11月1日', dateTo: '2026/11/2' }, {}],
  ['no such day', { dateFrom: '2026-02-30' }, { dateFrom: day }],
  ['no day at all', { dateFrom: '2026-11-01', dateTo: '月底' }, { dateTo: day }],
  [
    'the end before the start',
    { dateFrom: '2026-11-02', dateTo: '2026-11-01' },
    { dateTo: '结束日不能早于起始日' },
  ],
  [
    'equal values in other notations',
    { dateFrom: '2026.11.2', dateTo: '2026年11月1日' },
    { dateTo: '结束日不能早于起始日' },
  ],
  ['no month', { month: '十月' }, { month: '请输入正确的月份，如2026-11' }],
])('%s', (_, texts, problems) => {
  expect(
    filterProblems(controls, { no: '', days: '', dateFrom: '', dateTo: '', month: '', ...texts }),
  ).toEqual(problems);
});
