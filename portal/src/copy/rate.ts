/** The executed rate of a bill or a loan. docs/design/copy.md, 2 §8 */
export const rate = {
  label: '执行利率',
  tip: '正常期执行贷款利率',
  yearly: (percent: string) => `${percent}%（年化）`,
} as const;
