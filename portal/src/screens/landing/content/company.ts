import { heroes } from '#portal/copy/heroes.ts';
import type { LandingContent } from './content.ts';
import { help } from './helpLinks.ts';

export const quickOpening = {
  art: 'opening',
  title: '开通快捷',
  figure: '3',
  unit: '步',
  text: '通过企业实名认证即可在线申请，快速开通',
} as const;

/** Landing page of 企业金采, with the claims and dates of spec 2 §1. */
export const companyLanding: LandingContent = {
  productName: '企业金采',
  productCode: undefined,
  banners: [
    {
      id: 'default-buy-first',
      ...heroes.company,
      buttonInfo: '企业实名认证，快速开通',
      buttonLink: help.guide,
      art: 'ledger',
      artWords: { stamp: '先采后付', figure: '21天', label: '最长免息' },
    },
    {
      id: 'default-interest-free',
      title: '最长21天免息',
      brief: '周结账单每周一出账，次周周日还款，期间免息',
      buttonInfo: '了解免息规则',
      buttonLink: help.interestFree,
      art: 'calendar',
      artWords: { stamp: '周结免息', figure: '21天', label: '最长免息' },
    },
    {
      id: 'default-instalments',
      title: '分期最长12个月',
      brief: '月结账单每月1日出账，出账后可申请分期',
      buttonInfo: '查看常见问题',
      buttonLink: help.questions,
      art: 'instalment',
      artWords: { stamp: '灵活分期', figure: '12期', label: '按月归还' },
    },
  ],
  intro: [
    {
      art: 'limit',
      title: '额度高',
      figure: '200',
      unit: '万元',
      text: '授信额度最高200万元，满足企业采购需求',
    },
    { art: 'term', title: '免息期长', figure: '21', unit: '天', text: '周结账单最长21天免息，降低采购成本' },
    {
      art: 'instalment',
      title: '分期灵活',
      figure: '12',
      unit: '个月',
      text: '月结账单出账后可申请分期，分期最长12个月',
    },
    quickOpening,
  ],
  steps: [
    { art: 'verify', title: '企业实名认证', text: '提交企业信息，完成企业实名认证' },
    { art: 'sign', title: '合同签署', text: '在线签署合同，由法人完成人脸识别' },
    { art: 'review', title: '风控审核', text: '提交后进入风控审核，通过后获得额度' },
  ],
  questions: [
    {
      question: '什么是企业金采？',
      answer:
        '企业金采是面向企业采购用户的信用支付服务，支持先采购、后付款。额度最高200万元，最长21天免息，分期最长12个月。',
    },
    {
      question: '如何开通企业金采？',
      answer:
        '请使用京东企业账号登录，依次完成企业实名认证、合同签署（法人人脸识别）和风控审核，审核通过后即可使用。',
    },
    {
      question: '账单日和还款日是哪天？',
      answer: '周结账单每周一出账，次周周日为还款日，免息；月结账单每月1日出账，当月20日为最后还款日。',
    },
    {
      question: '月结如何收费，可以分期吗？',
      answer: '月结账单不分期时，服务费为账单金额的0.6%。账单出账后可申请分期，分期最长12个月。',
    },
    {
      question: '大额还款如何操作？',
      answer: '还款金额超过2万元时，建议使用溢缴款账户还款。提交认领后，30分钟内反馈认领结果。',
    },
  ],
};
