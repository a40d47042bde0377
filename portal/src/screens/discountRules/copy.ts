import { DiscountRule } from '#generated/shared/enums/DiscountRule.ts';

/** The texts of the discount-rules page (docs/design/copy.md). */
export const copy = {
  title: '折扣账期',
  intro: '供应商为您设置的账期折扣：下单时按规则减免，账单只计折扣后的金额。',
  rules: '当前生效的规则',
  legend: '规则类型说明',
  refused: {
    child: '仅母账号可查看折扣账期，请联系企业母账号',
    'not-pop': '折扣账期仅面向药京采用户',
  },
  none: '暂无生效的折扣规则',
  supplier: '供应商',
  ruleNo: '规则编号',
  category: '适用类目',
  effective: '有效期',
  until: (from: string, to: string | undefined) =>
    to === undefined ? `${from}起长期有效` : `${from}至${to}`,
  tiers: '折扣档位',
  range: '区间',
  rate: '折扣比例',
  rateOf: (rate: string) => `${rate}%`,
  from: (value: string, unit: string) => `${value}${unit}及以上`,
  between: (from: string, to: string, unit: string) => `${from}${unit}至不满${to}${unit}`,
  everything: '全部订单',
  days: '天',
  yuan: '元',

  /** Explanations of the types. The provider defines the codes, but not their meanings (docs/product/open-points.md). */
  explain: {
    [DiscountRule.RT00]: '不打折：按订单原价计入账单。',
    [DiscountRule.RT01]: '固定折扣：全部订单按同一比例减免。',
    [DiscountRule.RT02]: '按账期天数：从下单到还款的天数越短，折扣越高。',
    [DiscountRule.RT03]: '按订单金额：单笔订单金额达到档位后按该档比例减免。',
    [DiscountRule.RT04]: '按商品类目：仅指定类目的商品按比例减免。',
    [DiscountRule.RT05]: '按累计交易额：本年累计交易额达到档位后按该档比例减免。',
    [DiscountRule.RT06]: '按活动：活动有效期内的订单按比例减免。',
  },
} as const;
