/** The words of the credit line, on home and on its own page (copy.yaml home.quota). */
export const quotaCopy = {
  availableRenewed: '续期后可用额度（元）',
  available: '可用额度（元）',
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
