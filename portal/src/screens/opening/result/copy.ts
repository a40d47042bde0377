export const copy = {
  title: '审核结果',
  none: {
    text: '您还没有提交开通申请。',
    action: '去填写',
  },
  REVIEWING: {
    title: '审核中',
    text: (before: string) => `预计${before}前出结果，无需留在本页。`,
  },
  PASSED: {
    title: '审核已通过，产品已开通',
    text: '额度已生效，现在就可以采购。',
  },
  REFUSED: {
    title: '审核未通过',
    text: (on: string) => `请按以下原因准备，${on}起可再次申请。`,
  },
  MORE_INFO: {
    title: '需要补充资料',
    text: (before: string) => `请在${before}前补充，审核随后继续。`,
  },
  CONTRACT: {
    title: '审核已通过，待签署合同',
    text: '签署后额度即时生效。',
  },
  limit: '核定额度（元）',
  cycle: '账期',
  next: '接下来',
  phases: {
    submitted: '提交申请',
    documents: '资料审核',
    documentsNote: '如需补充资料，将在此页列出',
    limit: '额度核定',
    notified: '通知结果',
    running: '进行中',
    before: (day: string) => `预计${day}前`,
  },
  sms: (phone: string) => `结果将发送短信至${phone}。`,
  submitted: '查看申请内容',
  reasons: (count: number) => `未通过原因（${String(count)}项）`,
  retry: (on: string, days: number) =>
    days > 0
      ? `可再次申请日${on}，还有${String(days)}天。已填内容保留，届时只需更正以上内容。`
      : '现在可以再次申请。已填内容保留，只需更正以上内容。',
  buttons: {
    refresh: '刷新结果',
    refreshing: '刷新中',
    home: '进入首页',
    moreInfo: '去补充',
    contract: '去签署',
    again: '再次申请',
  },
};
