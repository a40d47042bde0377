/** Texts for operations above the amount that needs a second approver. */
export const copy = {
  title: '须由另一账号审批',
  note: '提交后由审批账号在3天内决定，同意前款项与额度不动。',
  reason: '申请说明（选填）',
  count: (length: number) => `${String(length)}/100`,
  sure: '提交审批',
  asked: '已提交审批，同意前不会变动',
  unknown: '网络异常，未能确认是否已提交，请在审批管理中查看',
} as const;
