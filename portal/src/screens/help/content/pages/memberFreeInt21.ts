import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { links, list, note, section, table, text, warning, helpPage } from '../blocks.ts';
import { cycleTable } from '../cycles.ts';

/** Examples of interest-free days. The day of the order and the due day both count. */
export const freeInterestExamples = [
  { ordered: '2026-11-02', billed: '2026-11-09', due: '2026-11-22', days: 21 },
  { ordered: '2026-11-05', billed: '2026-11-09', due: '2026-11-22', days: 18 },
  { ordered: '2026-11-08', billed: '2026-11-09', due: '2026-11-22', days: 15 },
] as const;

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const withWeekday = (day: string): string =>
  `${day}（${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}）`;

/** Help on interest-free weekly bills. Sources: 2 §1, 1 §9. */
export const memberFreeInt21 = helpPage(helpScreens.helpFreeInterest, {
  summary: '周结账单每周一出账，次周周日还款，最长21天免息。',
  sections: [
    section(
      'rule',
      '免息规则',
      text(
        '选择周结账期后，每周一汇总上一周的采购订单出账，次周周日为最后还款日。从下单到最后还款日之间不收取利息和服务费，最长21天。',
      ),
      list(
        '账单日：每周一。',
        '最后还款日：次周周日。',
        '服务费率：0%。',
        '在最后还款日当日及之前还清，全程免息。',
      ),
    ),
    section(
      'example',
      '免息天数怎么算',
      text('免息天数与下单时间有关：周一下单，免息天数最长；越接近下一个账单日下单，免息天数越短。'),
      table(
        '周结免息天数示例',
        ['下单日', '账单日', '最后还款日', '免息天数'],
        freeInterestExamples.map(({ ordered, billed, due, days }) => [
          withWeekday(ordered),
          withWeekday(billed),
          withWeekday(due),
          `${String(days)}天`,
        ]),
      ),
      note('天数含下单当日和最后还款日当日。'),
    ),
    section(
      'cycles',
      '其他账期',
      text(
        '月结账单每月1日出账，当月20日为最后还款日；不分期时，服务费为账单金额的0.6%，出账后可申请分期，分期最长12个月。各账期的天数和费用如下：',
      ),
      cycleTable,
      note(
        '可选账期因产品而异，账单的实际还款日和费用以账单页面和合同约定为准；例如部分月结账户的最后还款日为当月25日。母账号可在“账期管理”中查看和变更账期。',
      ),
    ),
    section(
      'overdue',
      '逾期会怎样',
      list(
        '超过最后还款日未还清的账单为逾期账单，不再享受免息。',
        '逾期本金按日0.05%计收违约金，以合同约定为准。',
        '有逾期账单时额度会被冻结，也不能申请提额；还清逾期账单后恢复。',
      ),
      warning('逾期会影响企业信用，请在还款日前按时还款。'),
      links(['在线还款', paths.helpRepayOnline()], ['会员升级', paths.helpMemberUpgrade()]),
    ),
  ],
});
