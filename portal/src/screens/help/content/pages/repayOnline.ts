import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { links, list, note, section, steps, table, text, warning, helpPage } from '../blocks.ts';

/** Repaying on the site: 1 §4 statuses, §9 methods; rules without a number: docs/decisions/0224. */
export const repayOnline = helpPage(helpScreens.helpRepayOnline, {
  summary: '登录后在账单还款中选择账单，在线完成还款。',
  sections: [
    section(
      'steps',
      '还款步骤',
      steps(
        ['进入账单还款', '登录后在首页点击“查账/还款”，或在左侧菜单选择“账单还款”。'],
        ['选择账单', '勾选要归还的账单。有逾期账单时，请先还清逾期账单。'],
        ['选择付款账户', '核对应还金额，选择付款账户并提交。'],
        ['查看结果', '结果页显示本次还款的编号；也可在“还款记录”中查看。'],
      ),
    ),
    section(
      'large',
      '大额还款',
      note('还款金额超过2万元，建议使用溢缴款账户还款：先对公转账，再认领款项，30分钟内反馈认领结果。'),
    ),
    section(
      'instalments',
      '账单分期',
      text('月结账单出账后可申请分期，分期最长12个月。不分期时，月结服务费为账单金额的0.6%。'),
      table(
        '还款方式',
        ['还款方式', '说明'],
        [
          ['先息后本', '每期支付利息，最后一期归还本金。'],
          ['等额本息', '每期归还的本金与利息合计相等。'],
          ['一次性还本付息', '到期一次归还本金和利息。'],
        ],
      ),
      text('还款计划中，每一期显示应还日期、本金、利息和状态；已结清的期次置灰显示。'),
    ),
    section(
      'status',
      '还款状态',
      table(
        '还款状态说明',
        ['状态', '含义', '您需要做什么'],
        [
          ['还款处理中', '银行正在处理', '请稍后查看，不要重复还款。'],
          ['还款成功', '账单已相应核减', '无需操作，可用额度随之恢复。'],
          ['还款失败', '款项未扣成功', '请核对付款账户余额后重新还款。'],
        ],
      ),
    ),
    section(
      'overdue',
      '逾期与违约',
      list(
        '超过最后还款日未还清为逾期；逾期本金按日0.05%计收违约金，以合同约定为准。',
        '首页会提示“已违约，请按时还款”及应还金额。',
        '逾期还清后，账单状态为“逾期结清”。',
      ),
      warning('逾期会冻结额度并影响企业信用，请在还款日前按时还款。'),
      links(['溢缴款还款', paths.helpRepayOverflow()], ['快捷还款', paths.helpRepayQuick()]),
    ),
  ],
});
