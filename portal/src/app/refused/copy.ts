import type { Refusal } from '../../products/itemRefusal.ts';

/** Reasons for a refused page, where the page has none of its own. */
export const reasons = {
  product: '当前产品不支持此页面',
  'parents-only': '此页面仅企业的母账号可使用，请联系企业母账号',
  'pop-only': '此页面仅面向药京采用户',
  'unclear-factoring': '保理类型未确定，暂无服务合同',
  'no-certificate': '当前产品暂不支持开具结清证明',
} as const satisfies Record<Refusal, string>;
