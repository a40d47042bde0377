import { HOTLINE } from '#portal/copy/contact.ts';
import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { links, list, note, section, steps, table, text, helpPage } from '../blocks.ts';

/** Help on claiming a transfer. Sources: 2 §9 for the 30 minutes, 1 §4 claim types. */
export const repayYjjClaim = helpPage(helpScreens.helpOverflowClaim, {
  summary: '线下对公转账后请认领款项，提交后30分钟内反馈认领结果。',
  sections: [
    section(
      'why',
      '为什么要认领',
      text(
        '线下对公转账时，银行流水不一定带有企业的账户信息。认领就是告诉我们这笔款项属于您的企业，认领成功后款项进入溢缴款账户，才能用于还款。',
      ),
    ),
    section(
      'steps',
      '认领步骤',
      steps(
        ['选择账户', '在首页账户卡片点击“认领”，选择要入账的溢缴款账户。'],
        ['填写转账信息', '按银行回单填写付款账户、金额和转账日期。'],
        ['提交认领', '核对无误后提交，30分钟内反馈认领结果。'],
        ['查看结果', '在“认领记录”中查看；认领成功后，余额随即更新。'],
      ),
      note('提交认领后请勿重复提交同一笔转账。'),
    ),
    section(
      'types',
      '认领方式',
      table(
        '认领方式',
        ['方式', '由谁办理', '适用情形'],
        [
          ['自助认领', '企业母账号在网站办理', '转账信息完整，可以匹配到款项'],
          ['运营认领', '客服人员协助办理', '自助认领未匹配到款项，或账户不支持线上认领'],
        ],
      ),
    ),
    section(
      'failed',
      '认领未成功',
      list(
        '请核对付款账户、金额和日期是否与银行回单一致。',
        '款项刚转出时可能尚未到账，请到账后再提交。',
        `超过30分钟仍无结果，或账户不支持线上认领，请致电客服热线${HOTLINE}（每日9:00-22:00）。`,
      ),
      links(['溢缴款还款', paths.helpRepayOverflow()], ['还款账户', paths.helpRepayAccount()]),
    ),
  ],
});
