import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { note, questions, section, steps, helpPage } from '../blocks.ts';
import { sharedQuestions } from '../sharedQuestions.ts';

/** Help for factoring (12023, 12037). 1 §2 "Factoring" */
export const factoringProblemList = helpPage(helpScreens.factoringHelp, {
  summary: '金采保理与先采后付的开通、账单、余额账户与注销。',
  sections: [
    section(
      'opening',
      '产品与开通',
      questions(
        {
          id: 'what-is-factoring',
          question: '什么是金采保理？',
          answer:
            '金采保理是面向企业的应收账款融资服务：企业转让应收账款，提前获得资金，盘活应收。额度最高200万元。',
        },
        {
          id: 'what-is-xchf',
          question: '什么是先采后付？',
          answer: '先采后付是面向企业采购用户的付款服务：先下单采购，到货验收后再付款，缓解企业备货压力。',
        },
        {
          id: 'how-to-open',
          question: '如何开通？',
          answer: '登录后依次完成企业实名认证、合同签署（法人人脸识别）和风控审核，审核通过后即可使用。',
        },
      ),
    ),
    section(
      'repay',
      '账单与还款',
      questions(
        {
          id: 'bills',
          question: '在哪里查看账单和还款？',
          answer: '在“账单还款”中查看应还金额和还款日，并在线还款；每笔业务可在“订单管理”中查看。',
        },
        {
          id: 'large',
          question: '大额还款如何操作？',
          answer: '还款金额超过2万元时，建议从对公账户转账，再在“余额账户”中认领款项后还款。',
        },
        {
          id: 'overdue',
          question: '逾期会产生什么费用？',
          answer: '逾期本金按日0.05%计收违约金，以合同约定为准。请在还款日前按时还款。',
        },
        sharedQuestions.calendar,
      ),
    ),
    section(
      'work',
      '查询与审批',
      questions(
        sharedQuestions.spending,
        sharedQuestions.reconcile,
        sharedQuestions.views,
        sharedQuestions.approvalSetting,
        sharedQuestions.approvals,
        sharedQuestions.log,
      ),
    ),
    section(
      'balance',
      '余额账户',
      steps(
        ['对公转账', '从企业对公账户，向“余额账户”页面展示的收款账户转账。'],
        ['认领款项', '在“余额账户”中认领，30分钟内反馈认领结果。'],
        ['还款或转出', '认领成功后，在“余额账户”中转账至溢缴款账户用于还款，也可转出至企业对公账户。'],
      ),
      note('通过线下对公转账还款后，请及时认领款项，以免影响还款。'),
    ),
    section(
      'account',
      '账号、账期与合同',
      questions(
        sharedQuestions.find,
        {
          id: 'accounts',
          question: '哪些账号可以管理采购账号和账期？',
          answer:
            '金采保理的母账号可以在“采购账号管理”中新增采购账号，在“账期管理”中查看和变更账期；子账号按母账号的授权使用。',
        },
        {
          id: 'agent',
          question: '经办人变了怎么办？',
          answer: '请母账号在“企业信息”中修改经办人信息。',
        },
        {
          id: 'cancel',
          question: '不再使用，如何注销？',
          answer: '请母账号登录后，在“产品注销”中提交申请。注销前需结清全部账单，子账号不能注销产品。',
          more: paths.helpUnsubscribePc(),
        },
        sharedQuestions.fraud,
      ),
    ),
  ],
});
