import { heroes } from '#portal/copy/heroes.ts';
import { paths } from '#portal/paths.ts';
import { productOfLanding } from '#portal/products/homes.ts';
import { companyLanding, quickOpening } from './company.ts';
import type { LandingContent } from './content.ts';
import { help } from './helpLinks.ts';

/** Landing page of 金采保理 (12023). */
export const factoringLanding: LandingContent = {
  productName: '金采保理',
  productCode: productOfLanding(paths.factoringLanding()),
  banners: [
    {
      id: 'default-factoring-receivables',
      ...heroes.factoring,
      buttonInfo: '企业实名认证，快速开通',
      buttonLink: help.guide,
      art: 'receivable',
      artWords: { stamp: '应收变现', figure: '3步', label: '在线开通' },
    },
    {
      id: 'default-factoring-limit',
      title: '额度最高200万元',
      brief: '在线申请，审核通过后获得额度',
      buttonInfo: '查看常见问题',
      buttonLink: help.questions,
      art: 'ledger',
      artWords: { stamp: '循环使用', figure: '200万', label: '最高额度' },
    },
    {
      id: 'default-factoring-instalments',
      title: '账单清楚，还款省心',
      brief: '账单、订单、余额账户一处查看，对公转账在线认领',
      buttonInfo: '查看常见问题',
      buttonLink: help.questions,
      art: 'instalment',
      artWords: { stamp: '按期还款', figure: '30分钟', label: '认领反馈' },
    },
  ],
  intro: [
    {
      art: 'limit',
      title: '额度高',
      figure: '200',
      unit: '万元',
      text: '授信额度最高200万元，满足企业融资需求',
    },
    {
      art: 'claim',
      title: '认领快',
      figure: '30',
      unit: '分钟',
      text: '对公转账在线认领，30分钟内反馈认领结果',
    },
    {
      art: 'service',
      title: '服务在线',
      figure: '24',
      unit: '小时',
      text: '智能客服全天在线，随时解答融资与还款问题',
    },
    quickOpening,
  ],
  steps: companyLanding.steps,
  questions: [
    {
      question: '什么是金采保理？',
      answer:
        '金采保理是面向企业的应收账款融资服务：企业转让应收账款，提前获得资金，盘活应收。额度最高200万元。',
    },
    {
      question: '如何开通金采保理？',
      answer: '登录后依次完成企业实名认证、合同签署（法人人脸识别）和风控审核，审核通过后即可使用。',
    },
    {
      question: '在哪里查看账单和还款？',
      answer:
        '开通后登录本网站，在“账单还款”中查看应还金额和还款日，并在线还款；每笔业务可在“订单管理”中查看。',
    },
    {
      question: '余额账户里的款项如何认领？',
      answer:
        '对公转账到账后，请在“余额账户”中认领款项。提交认领后，30分钟内反馈认领结果；余额可在“余额账户”中转账。',
    },
    {
      question: '哪些账号可以管理采购账号和账期？',
      answer:
        '母账号可以在“采购账号管理”中新增采购账号，在“账期管理”中查看和变更账期；子账号按母账号的授权使用。',
    },
  ],
};
