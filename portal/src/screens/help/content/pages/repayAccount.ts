import { AccountDetailTypeLabel } from '#generated/shared/labels.ts';
import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { links, list, note, section, table, text, warning, helpPage } from '../blocks.ts';

/** Help on the two kinds of fund accounts. Sources: 2 §3, §2.4. */
export const repayAccount = helpPage(helpScreens.helpRepayAccount, {
  summary: '易捷付还款账户与溢缴款账户的用途、转入、转出和明细。',
  sections: [
    section(
      'kinds',
      '两种账户',
      table(
        '账户与用途',
        ['账户', '用途', '款项来源'],
        [
          ['易捷付还款账户', '归还账单', '企业银行账户转入'],
          ['溢缴款账户', '存放多缴或尚未用于还款的款项，可用于还款或转出', '线下对公转账，认领后入账'],
        ],
      ),
      note('账户卡片仅母账号可见，在首页切换账户查看余额。卡号按四位分组显示，中间位数隐藏。'),
    ),
    section(
      'in',
      '转入',
      list(
        '按页面展示的户名、账号和开户行，从企业对公账户转账。',
        '溢缴款账户的款项到账后，请提交认领，30分钟内反馈认领结果。',
        '请勿使用个人账户转账。',
      ),
    ),
    section(
      'out',
      '转出',
      table(
        '不能转出的情形',
        ['情形', '处理办法'],
        [
          ['账户余额为0', '无可转出金额。'],
          ['账户存在待处理金额', '待处理金额完成后再转出。'],
          ['线下还款资金方的溢缴款账户', '暂不支持线上转入和认领，请致电客服热线办理。'],
        ],
      ),
    ),
    section(
      'detail',
      '账户明细',
      text(
        `账户明细按收入、支出列出每一笔变动，类型包括：${Object.values(AccountDetailTypeLabel).join('、')}。`,
      ),
      warning('防诈骗提醒：请勿向任何个人账户转账，勿向他人透露短信验证码。'),
      links(['溢缴款还款', paths.helpRepayOverflow()], ['溢缴款认领', paths.helpOverflowClaim()]),
    ),
  ],
});
