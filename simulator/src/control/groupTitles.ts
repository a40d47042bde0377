/** What the console calls the folders of scenarios, in the order in which it lists them. */
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
  approvals: '审批与操作记录',
  company: '企业信息',
  cancellation: '注销',
  face: '人脸认证',
  sms: '短信验证',
  popups: '弹窗',
  ads: '广告与公告',
  errors: '错误码与故障',
};

/** A folder without a title of its own is called by its name; none of ours is (tests/contract). */
export const groupTitle = (group: string): string => groupTitles[group] ?? group;

/** Where the group stands in the list; those without a title come last. */
export const groupRank = (group: string): number => {
  const rank = Object.keys(groupTitles).indexOf(group);
  return rank < 0 ? Infinity : rank;
};
