/** Words that several opening pages share. */
export const words = {
  toStart: '去开通',
  toHome: '进入首页',
  applyNo: '申请编号',
  companyName: '企业名称',
  creditCode: '统一社会信用代码',
  submittedAt: '提交时间',
  auditedAt: '审核时间',
  problems: { personName: '请输入2至50字的姓名，不含数字', mobile: '请输入11位手机号' },
};
