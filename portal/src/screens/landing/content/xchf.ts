import { heroes } from '#portal/copy/heroes.ts';
import { paths } from '#portal/paths.ts';
import { productOfLanding } from '#portal/products/homes.ts';
import { companyLanding, quickOpening } from './company.ts';
import type { LandingContent } from './content.ts';
import { help } from './helpLinks.ts';

/**
 * Landing page of 先采后付 (12037): buy first, pay later. It has one default banner; the provider may add others. With a
 * single banner the carousel has no dots (2 §2.3).
 */
export const xchfLanding: LandingContent = {
  productName: '先采后付',
  productCode: productOfLanding(paths.xchfLanding()),
  banners: [
    {
      id: 'default-xchf-receive-first',
      ...heroes.xchf,
      buttonInfo: '企业实名认证，快速开通',
      buttonLink: help.guide,
      art: 'parcel',
      artWords: { stamp: '先采后付', figure: '3步', label: '在线开通' },
    },
  ],
  intro: [
    {
      art: 'limit',
      title: '额度高',
      figure: '200',
      unit: '万元',
      text: '授信额度最高200万元，大宗备货也够用',
    },
    { art: 'term', title: '付款从容', figure: '21', unit: '天', text: '到货验收后付款，最长21天免息' },
    {
      art: 'service',
      title: '服务在线',
      figure: '24',
      unit: '小时',
      text: '智能客服全天在线，随时解答采购与还款问题',
    },
    quickOpening,
  ],
  steps: companyLanding.steps,
  questions: [
    {
      question: '什么是先采后付？',
      answer:
        '先采后付是面向企业采购用户的付款服务：先下单采购，到货验收后再付款，缓解企业备货压力。额度最高200万元，最长21天免息。',
    },
    {
      question: '如何开通先采后付？',
      answer: '登录后依次完成企业实名认证、合同签署（法人人脸识别）和风控审核，审核通过后即可使用。',
    },
    {
      question: '在哪里查看账单和还款？',
      answer:
        '开通后登录本网站，在“账单还款”中查看应还金额和还款日，并在线还款；每笔采购可在“订单管理”中查看。',
    },
    {
      question: '已转账，什么时候到账？',
      answer: '通过对公转账还款后，请在“余额账户”中认领款项。提交认领后，30分钟内反馈认领结果。',
    },
    {
      question: '不再使用，如何注销？',
      answer: '请母账号登录后，在“产品注销”中提交申请。注销前需结清全部账单，子账号不能注销产品。',
    },
  ],
};
