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
  ['accepts empty filters', {}, {}],
  ['accepts any text', { no: '2026-13' }, {}],
  ['accepts a period of one day', { dateFrom: '2026-11-01', dateTo: '2026-11-01' }, {}],
  ['accepts an open end', { dateFrom: '2026-11-01' }, {}],
  ['accepts days in other notations', { dateFrom: '2026年11月1日', dateTo: '2026/11/2' }, {}],
  ['refuses a day that does not exist', { dateFrom: '2026-02-30' }, { dateFrom: day }],
  ['refuses a text that is not a day', { dateFrom: '2026-11-01', dateTo: '月底' }, { dateTo: day }],
  [
    'refuses an end before the start',
    { dateFrom: '2026-11-02', dateTo: '2026-11-01' },
    { dateTo: '结束日不能早于起始日' },
  ],
  [
    'refuses an end before the start in other notations',
    { dateFrom: '2026.11.2', dateTo: '2026年11月1日' },
    { dateTo: '结束日不能早于起始日' },
  ],
  ['refuses a text that is not a month', { month: '十月' }, { month: '请输入正确的月份，如2026-11' }],
])('%s', (_, texts, problems) => {
  expect(
    filterProblems(controls, { no: '', days: '', dateFrom: '', dateTo: '', month: '', ...texts }),
  ).toEqual(problems);
});
