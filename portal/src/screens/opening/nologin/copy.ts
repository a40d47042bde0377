import type { LinkEnd } from './linkEnd.ts';

/** Texts for a legal person who signs through a link, without an account. */
export const linkCopy = {
  title: '合同签署',
  intro: (company: string, product: string) => `${company}申请开通${product}，请法定代表人本人签署合同。`,
  facts: {
    title: '签署邀请',
    company: '企业名称',
    product: '申请产品',
    phone: '法定代表人手机号',
    until: '链接有效期至',
  },
  code: {
    title: '验证手机号',
    text: (phone: string) => `验证码将发送至${phone}，验证后可阅读合同。`,
    label: '短信验证码',
    sent: (phone: string) => `验证码已发送至${phone}`,
    confirm: '验证并阅读合同',
    over: '验证已失效，请重新获取验证码。',
  },
  verified: '手机号已验证',
  sign: '人脸识别并签署',
  signing: '正在签署',
  face: {
    failed: '人脸识别未通过，请法定代表人本人重试。',
    riskRefused: '风控拒绝认证，请联系客服或企业经办人。',
    cancelled: '您已取消人脸识别，可重新发起。',
  },
  signed: {
    title: '合同已签署',
    text: '感谢您的配合，企业经办人将继续办理，可关闭本页。',
    at: '签署时间',
  },
  ends: {
    used: { title: '合同已签署', text: '该链接已完成签署，无需重复签署，可关闭本页。' },
    expired: { title: '签署链接已失效', text: '链接已过有效期或已重新发送，请联系企业经办人重新发送。' },
    others: { title: '该链接不是发给您的', text: '该申请的法定代表人已更换，请联系企业经办人核实。' },
    unknown: { title: '签署链接不存在', text: '请核对短信中的链接，或联系企业经办人重新发送。' },
  } satisfies Record<LinkEnd, { readonly title: string; readonly text: string }>,
  failed: '链接加载失败，请检查网络后重试',
} as const;
