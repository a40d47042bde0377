import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { questions, section, helpPage } from '../blocks.ts';
import { sharedQuestions } from '../sharedQuestions.ts';

/** Frequent questions, the first page of /help. Each answer is short; most of them link to details. */
export const problemList = helpPage(helpScreens.help, {
  summary: '开通、账期、还款、额度与注销的常见问题，一页看完。',
  sections: [
    section(
      'opening',
      '产品与开通',
      questions(
        {
          id: 'what-is-it',
          question: '什么是企业金采？',
          answer:
            '企业金采是面向企业采购用户的信用支付服务，支持先采购、后付款。额度最高200万元，最长21天免息，分期最长12个月。',
        },
        {
          id: 'how-to-open',
          question: '如何开通企业金采？',
          answer:
            '请使用京东企业账号登录，依次完成企业实名认证、合同签署（法人人脸识别）和风控审核，审核通过后即可使用。',
          more: paths.helpApplyGuide(),
        },
        {
          id: 'no-permission',
          question: '提示“暂无开通权限”怎么办？',
          answer: '请使用管理员账号开通，或联系管理员为您添加子账号。',
          more: paths.helpApplyGuide(),
        },
        {
          id: 'change-info',
          question: '企业信息或手机号变了怎么办？',
          answer: '请母账号在“企业信息”中更新；实名失效时，请重新完成企业实名认证。',
          more: paths.helpApplyChangeInfo(),
        },
      ),
    ),
    section(
      'cycles',
      '账期与费用',
      questions(
        {
          id: 'dates',
          question: '账单日和还款日是哪天？',
          answer: '周结账单每周一出账，次周周日为还款日，免息；月结账单每月1日出账，当月20日为最后还款日。',
          more: paths.helpFreeInterest(),
        },
        {
          id: 'free-interest',
          question: '最长21天免息是怎么算的？',
          answer: '周结账期从下单日到最后还款日最长21天，期间不收取利息和服务费。周一下单，免息天数最长。',
          more: paths.helpFreeInterest(),
        },
        {
          id: 'fee',
          question: '月结如何收费，可以分期吗？',
          answer: '月结账单不分期时，服务费为账单金额的0.6%。账单出账后可申请分期，分期最长12个月。',
          more: paths.helpRepayOnline(),
        },
        {
          id: 'penalty',
          question: '逾期会产生什么费用？',
          answer: '逾期本金按日0.05%计收违约金，以合同约定为准；逾期期间额度冻结，且不能提额。',
          more: paths.helpRepayOnline(),
        },
      ),
    ),
    section(
      'repay',
      '还款',
      questions(
        {
          id: 'online',
          question: '如何在线还款？',
          answer: '登录后在“账单还款”中选择账单，核对金额并选择付款账户，提交后在“还款记录”中查看结果。',
          more: paths.helpRepayOnline(),
        },
        {
          id: 'large',
          question: '大额还款如何操作？',
          answer: '还款金额超过2万元时，建议使用溢缴款账户还款。提交认领后，30分钟内反馈认领结果。',
          more: paths.helpRepayOverflow(),
        },
        {
          id: 'claim',
          question: '已经对公转账，为什么账单还没有核减？',
          answer: '线下对公转账后，需要在“溢缴款认领”中认领款项。提交认领后，30分钟内反馈认领结果。',
          more: paths.helpOverflowClaim(),
        },
        {
          id: 'quick',
          question: '还没出账，可以提前还款吗？',
          answer: '可以先快速出账，再还款。快速出账服务时间为每日6:00-23:00。',
          more: paths.helpRepayQuick(),
        },
        {
          id: 'withdraw',
          question: '为什么账户余额不能转出？',
          answer: '账户余额为0，或账户存在待处理金额时，暂不支持转出。',
          more: paths.helpRepayAccount(),
        },
        { ...sharedQuestions.calendar, more: paths.helpRepayOnline() },
        {
          id: 'papers',
          question: '在哪里打印对账单和电子回单？',
          answer: '在“还款记录”中打印。收到单据的人可凭校验码核对，无需登录。',
          more: paths.helpRepayOnline(),
        },
      ),
    ),
    section(
      'quota',
      '额度与会员',
      questions(
        {
          id: 'increase',
          question: '提额需要哪些资料？',
          answer:
            '上传资料提额可提交营业执照、对公账户流水、纳税证明、增值税发票、财务报表，以页面提示为准。',
          more: paths.helpIncreaseMaterials(),
        },
        {
          id: 'frozen',
          question: '额度为什么被冻结？',
          answer: '存在逾期账单或触发风险管控时，额度会被冻结。还清逾期账单后，因逾期冻结的额度恢复使用。',
          more: paths.helpIncreaseMaterials(),
        },
        {
          id: 'levels',
          question: '会员等级怎么升级？',
          answer: '会员等级V1至V6按累计采购金额评定：6万元、15万元、60万元、150万元、300万元依次升级。',
          more: paths.helpMemberUpgrade(),
        },
      ),
    ),
    section(
      'work',
      '查询与审批',
      questions(
        sharedQuestions.spending,
        sharedQuestions.reconcile,
        sharedQuestions.views,
        {
          id: 'vouchers',
          question: '怎样将账单和还款导入财务软件？',
          answer: '在“账单还款”或“还款记录”的导出菜单中选择“凭证导出”。',
          more: paths.helpRepayOnline(),
        },
        sharedQuestions.approvalSetting,
        sharedQuestions.approvals,
        sharedQuestions.log,
      ),
    ),
    section(
      'account',
      '账号与安全',
      questions(
        sharedQuestions.find,
        {
          id: 'child',
          question: '子账号和母账号有什么不同？',
          answer: '母账号管理企业信息、合同、采购账号、提额和注销；子账号用于采购、查看账单和还款。',
          more: paths.helpApplyChangeInfo(),
        },
        {
          id: 'cancel',
          question: '不再使用，如何注销？',
          answer: '请母账号结清全部账单后，在“产品注销”中提交申请。子账号不支持注销。',
          more: paths.helpUnsubscribePc(),
        },
        sharedQuestions.fraud,
      ),
    ),
  ],
});
