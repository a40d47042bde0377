import { MemberTimeLevelLabel } from '#generated/shared/labels.ts';
import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { links, list, note, section, table, text, helpPage } from '../blocks.ts';

/** Help on member levels and badges. Sources: 1 §9 levels and badges, 1 §4 progress. */
export const memberUpgrade = helpPage(helpScreens.helpMemberUpgrade, {
  summary: '会员等级V1至V6按累计采购金额评定，勋章记录时长、守约与额度。',
  sections: [
    section(
      'levels',
      '会员等级',
      table(
        '会员等级与累计采购金额',
        ['等级', '累计采购金额'],
        [
          ['V1', '0元起'],
          ['V2', '满6万元'],
          ['V3', '满15万元'],
          ['V4', '满60万元'],
          ['V5', '满150万元'],
          ['V6', '满300万元，最高等级'],
        ],
      ),
    ),
    section(
      'progress',
      '升级进度',
      text('升级进度 = 已采购金额 ÷（已采购金额 + 距下一等级还需采购金额），最高显示100%。'),
      list(
        '例：V2会员累计采购9万元，距V3（15万元）还需6万元，升级进度为60%。',
        '达到V6后进度显示为满格，并提示“已是最高等级”。',
        '显示“等级更新中”时，请稍后查看。',
      ),
    ),
    section(
      'badges',
      '三枚勋章',
      table(
        '勋章与点亮条件',
        ['勋章', '等级', '点亮条件'],
        [
          ['时长勋章', Object.values(MemberTimeLevelLabel).join('、'), '按开通时长自动升级'],
          ['守约勋章', '黄金守约', '当前无逾期，且近一年最长逾期不超过5天'],
          ['守约勋章', '钻石守约', '近一年无逾期'],
          ['额度勋章', 'VIP', '近3个月额度达100万元及以上'],
        ],
      ),
      note('额度勋章仅对VIP用户展示。点击首页的勋章，可预览各等级、当前等级和下一等级。'),
    ),
    section(
      'rights',
      '会员权益',
      list(
        '账期权益：可选用的账期。',
        '费率权益：对应等级的服务费率。',
        '优惠券权益：可领取的优惠券，在“我的优惠券”中查看，请在有效期内使用。',
        '专属权益：以权益中心页面展示为准。',
      ),
      text('批发金采的母账号可在“权益中心”查看等级、勋章和权益；参加“活动中心”的任务可获得返现。'),
      links(['21天免息', paths.helpFreeInterest()], ['提额资料', paths.helpIncreaseMaterials()]),
    ),
  ],
});
