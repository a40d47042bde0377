import { Cycle } from '#generated/shared/enums/Cycle.ts';
import { CycleLabel } from '#generated/shared/labels.ts';
import { table, type Block } from './blocks.ts';

/**
 * Table of the cycles of 1 §9. Flexible cycles have the days of that table (docs/decisions/0205); monthly bills are due
 * by the 20th, as on the landing page (docs/decisions/0204). 5102 is not listed: it has the same rules as 5208.
 */
export const cycleTable: Block = table(
  '账期、天数与服务费',
  ['账期类型', '账单日', '最后还款日', '账期天数', '服务费'],
  [
    [CycleLabel[Cycle.Weekly], '每周一', '次周周日', '最长21天', '0%'],
    [`${CycleLabel[Cycle.SmallWeekly]}（新通路金采）`, '以账单为准', '以账单为准', '最长14天', '0%'],
    [CycleLabel[Cycle.Monthly], '每月1日', '当月20日', '最长51天', '0.6%（折合年化4.29%-10.95%）'],
    [`${CycleLabel[Cycle.Monthly]}（个人金采）`, '每月1日', '以账单为准', '最长56天', '0.6%'],
    [
      `${CycleLabel[Cycle.Monthly]}（新通路金采）`,
      '每月1日',
      '当月20日或25日',
      '最长56天',
      '0.8%（折合年化5.21%-11.68%）',
    ],
    [CycleLabel[Cycle.MonthlyPlus], '每月1日', '当月10日', '最长41天', '0%'],
    [`${CycleLabel[Cycle.Bimonthly]}（企业金采）`, '以账单为准', '以账单为准', '最长61天', '0%'],
    [
      CycleLabel[Cycle.FlexibleWeekly],
      '以账单为准',
      '以账单为准',
      '42天',
      '前7天免息，之后28天按日计息，年化0%-15.1%',
    ],
    [CycleLabel[Cycle.FlexibleMonthly], '以账单为准', '以账单为准', '51天', '0.8%（折合年化5.72%-14.6%）'],
    [CycleLabel[Cycle.FlexibleDaily], '以账单为准', '以账单为准', '42天', '首日免息，之后40天按日计息'],
  ],
);
