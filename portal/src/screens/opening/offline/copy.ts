import { HOTLINE } from '#portal/copy/contact.ts';

export const copy = {
  title: '线下开通',
  intro: (product: string) => `${product}由客户经理协助办理，预约后我们会联系您。`,
  reasons: {
    OFFLINE: '该产品需线下签署纸质资料，不在线上开通。',
    EXCEED_THRESHOLD: '贵企业的申请额度超出线上开通的上限，需由客户经理上门核实后开通。',
  },
  online: '该产品现在可以线上开通，无需预约。',
  how: {
    title: '办理步骤',
    steps: [
      '预约回电，客户经理核实企业情况与所需额度',
      '按客户经理的清单准备营业执照、法定代表人证件和经营资料',
      '客户经理上门或邮寄签署纸质合同',
      '风控审核通过后，产品自动开通，并短信通知',
    ],
  },
  request: {
    title: '预约回电',
    name: '联系人',
    phone: '联系电话',
    time: '方便接听的时段',
    submit: '提交预约',
    submitting: '提交中',
    done: '预约成功，我们会尽快联系您',
    child: '仅母账号可操作，请联系母账号预约。',
  },
  state: {
    title: '回电预约',
    WAITING: '待回电',
    CALLED: '已回电',
    name: '联系人',
    phone: '联系电话',
    time: '回电时段',
    requestedAt: '预约时间',
    expectedOn: '预计回电日期',
    calledAt: '回电时间',
    again: '再次预约',
    hotline: `如需更早办理，请致电${HOTLINE}（每日9:00-22:00）。`,
  },
};
