import { HOTLINE } from '#portal/copy/contact.ts';
import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { links, list, note, section, steps, text, warning, helpPage } from '../blocks.ts';

/** Help on the overflow account. Sources: 2 §2.4, §9. */
export const repayYjj = helpPage(helpScreens.helpRepayOverflow, {
  summary: '还款金额超过2万元时，建议使用溢缴款账户还款。',
  sections: [
    section(
      'what',
      '什么是溢缴款账户',
      text(
        '溢缴款账户用于存放企业通过线下对公转账转入、尚未用于还款的款项。款项认领后可用于还款，余额也可以转出。',
      ),
    ),
    section(
      'when',
      '什么时候使用',
      list(
        '还款金额超过20,000元：在线支付可能受银行限额影响，建议使用溢缴款账户。',
        '由财务统一从对公账户付款。',
        '一次转账用于归还多笔账单。',
      ),
    ),
    section(
      'how',
      '如何还款',
      steps(
        ['对公转账', '从企业对公账户，向页面展示的收款账户转账。'],
        ['认领款项', '款项到账后，在“溢缴款认领”中提交认领，30分钟内反馈认领结果。'],
        ['选择账单还款', '在账单还款中选择账单，付款方式选择溢缴款账户，核对金额后提交。'],
        ['查看结果', '在“还款记录”中查看还款状态。'],
      ),
      note('通过线下对公转账还款后，请及时认领款项，以免影响还款。仅转账、未认领的款项不会自动归还账单。'),
    ),
    section(
      'withdraw',
      '余额转出',
      list(
        '账户余额为0时，暂不支持转出。',
        '账户存在待处理金额时，暂不支持转出。',
        '首次转出前，请阅读并确认转出说明。',
        '转入、转出和还款都记录在账户明细中。',
      ),
    ),
    section(
      'offline',
      '线下还款的账户',
      warning(`线下还款资金方的溢缴款账户，暂不支持线上转入和认领，请致电客服热线${HOTLINE}办理。`),
      links(['溢缴款认领', paths.helpOverflowClaim()], ['还款账户', paths.helpRepayAccount()]),
    ),
  ],
});
