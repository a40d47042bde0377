import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { links, list, note, section, steps, table, text, warning, helpPage } from '../blocks.ts';

/** Help on quick bills. Sources: 2 §4, §5, and 1 §5 for the products. */
export const repayQuick = helpPage(helpScreens.helpRepayQuick, {
  summary: '未出账的订单可先快速出账，再提前还款；服务时间为每日6:00-23:00。',
  sections: [
    section(
      'what',
      '什么是快速出账',
      text(
        '采购订单通常要等到账单日才出账。通过快速出账，可以让未出账的金额立即生成账单，随即还款，尽早恢复可用额度。',
      ),
      list(
        '适用产品：企业金采、新通路金采、药京采金采、公司金采、批发金采。',
        '药京采金采（POP）用户不提供快速出账。',
      ),
    ),
    section(
      'hours',
      '服务时间',
      note('快速出账服务时间为每日6:00-23:00。当日24:00前如有新订单或退款，出账金额可能发生变化。'),
    ),
    section(
      'steps',
      '操作步骤',
      steps(
        ['发起快速出账', '在首页“账单还款”中，点击未出账金额旁的“快速出账”。'],
        ['选择出账范围', '母账号可选择当前母账号或全公司的未出账金额；子账号只能为当前账号出账。'],
        ['确认出账', '核对金额后点击“确认出账”。'],
        ['还款', '账单生成后，在“账单还款”中还款。'],
      ),
    ),
    section(
      'scope',
      '出账范围',
      table(
        '谁可以选择哪些范围',
        ['账号', '当前账号未出账金额', '全公司未出账金额'],
        [
          ['母账号', '可选', '可选'],
          ['子账号', '固定为此项', '不可选'],
        ],
      ),
    ),
    section(
      'problems',
      '不能出账时',
      table(
        '提示与处理办法',
        ['页面提示', '处理办法'],
        [
          ['暂无未出账金额', '当前没有可出账的订单，无需操作。'],
          ['出账处理中', '已有出账申请在处理，不可重复申请，请稍后查看。'],
        ],
      ),
      warning('出账后即按所选账期计算还款日，请在最后还款日前还清。'),
      links(['在线还款', paths.helpRepayOnline()], ['21天免息', paths.helpFreeInterest()]),
    ),
  ],
});
