/** The words of the credit line, on home and on its own page (copy.yaml home.quota). */
export const quotaCopy = {
  available: '可用额度（元）',
  own: '本账号可用额度（元）',
  ownCap: (cap: string, used: string) => `本账号上限 ${cap}，已用 ${used}`,
  ownShared: (used: string) => `本账号未单独设上限，与企业共用额度，已用 ${used}`,
  company: '企业额度（全部账号合计）',
  total: '总额度（元）',
  used: '已用额度',
  frozenPart: '冻结额度',
  availablePart: '可用额度',
  parts: (fixed: string, temporary: string) => `固定额度 ${fixed}，临时额度 ${temporary}`,
  frozen: '您的额度已冻结',
  riskFrozen: '风险提示：您的额度因风险管控已冻结',
  frozenTag: '已冻结',
  increase: '提额',
  increaseOverdue: '您有逾期账单，暂不可提额',
  increaseFrozen: '额度已冻结，暂不可提额',
} as const;
