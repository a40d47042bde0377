import { IncreaseMethodLabel, MaterialTypeLabel } from '#generated/shared/labels.ts';
import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { links, list, note, section, steps, table, text, warning, helpPage } from '../blocks.ts';

/** Help on a higher limit. Sources: 2 §5 conditions, 2 §7 methods, the provisional contract for the materials. */
export const increaseMaterials = helpPage(helpScreens.helpIncreaseMaterials, {
  summary: '谁可以提额、有哪些方式、需要准备哪些资料。',
  sections: [
    section(
      'who',
      '提额条件',
      list(
        '由母账号办理。',
        '企业金采、公司金采，以及有可用提额方式的批发金采用户，可在首页看到“提额”按钮。',
        '额度未冻结，且没有逾期账单。',
        '额度没有到期待续期。',
        '线下开通的产品不支持在线提额。',
      ),
    ),
    section(
      'methods',
      '提额方式',
      table(
        '提额方式',
        ['方式', '说明', '是否需要资料'],
        [
          [IncreaseMethodLabel.AUTO, '系统根据采购和还款情况评估', '不需要'],
          [IncreaseMethodLabel.FILE, '上传企业资料，审核通过后提额', '需要'],
          [IncreaseMethodLabel.PRIVILEGED, '受邀企业专享', '以页面提示为准'],
          [`${IncreaseMethodLabel.QUICK}（批发金采）`, '在线快速评估', '以页面提示为准'],
        ],
      ),
      note('可申请的方式以提额页面显示为准，额度上限默认为100万元，以页面显示为准。'),
    ),
    section(
      'materials',
      '资料清单',
      table(
        '上传资料提额的资料',
        ['资料', '要求'],
        [
          [MaterialTypeLabel.BUSINESS_LICENSE, '在有效期内，信息与企业实名一致。'],
          [MaterialTypeLabel.BANK_FLOW, '企业对公账户的交易流水，户名与企业一致。'],
          [MaterialTypeLabel.TAX_CERTIFICATE, '税务机关出具，加盖公章。'],
          [MaterialTypeLabel.INVOICE, '企业开具或取得的发票，也可在“发票提额”中提交。'],
          [MaterialTypeLabel.FINANCIAL_REPORT, '资产负债表、利润表等，加盖公章。'],
        ],
      ),
      text('请上传清晰、完整的原件照片或扫描件。具体需要哪几项，以提额页面的提示为准。'),
    ),
    section(
      'steps',
      '申请步骤',
      steps(
        ['进入提额', '母账号登录后，在首页“我的额度”中点击“提额”。'],
        ['选择方式', '选择可用的提额方式，按提示上传资料。'],
        ['等待审核', '提交后进入审核，结果在提额页面查看。'],
      ),
    ),
    section(
      'blocked',
      '不能提额时',
      table(
        '提示与处理办法',
        ['页面提示', '处理办法'],
        [
          ['您有逾期账单，暂不可提额', '请先还清逾期账单。'],
          ['额度已冻结，暂不可提额', '请在首页查看冻结说明，解除冻结后再申请。'],
          ['暂无可用的提额方式', '当前没有可用的方式，请保持良好的采购和还款记录。'],
        ],
      ),
      warning('提额不收取任何费用，请勿相信任何代办提额。'),
      links(['会员升级', paths.helpMemberUpgrade()], ['在线还款', paths.helpRepayOnline()]),
    ),
  ],
});
