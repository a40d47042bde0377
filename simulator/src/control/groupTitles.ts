/** Titles of scenario folders in the console, in display order. */
const groupTitles: Readonly<Record<string, string>> = {
  start: '起点',
  identity: '身份',
  opening: '开通',
  products: '产品',
  quota: '额度',
  bills: '账单',
  repay: '还款',
  payment: '付款',
  orders: '订单',
  cycles: '账期',
  'clear-type': '账期变更',
  increase: '提额',
  member: '会员',
  benefits: '优惠与权益',
  funds: '资金账户',
  approvals: '审批与操作日志',
  company: '企业信息',
  cancellation: '注销',
  face: '人脸认证',
  sms: '短信验证',
  popups: '弹窗',
  ads: '广告与公告',
  errors: '错误码与故障',
};

/** Returns the title of a group; its name if it has none. A test in tests/contract checks that all have one. */
export const groupTitle = (group: string): string => groupTitles[group] ?? group;

/** Returns the position of a group in the console; groups without a title come last. */
export const groupRank = (group: string): number => {
  const rank = Object.keys(groupTitles).indexOf(group);
  return rank < 0 ? Infinity : rank;
};
