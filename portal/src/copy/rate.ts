/** The executed rate, wherever a bill or a loan tells it. docs/design/copy.md, 2 §8 */
export const rate = {
  label: '执行利率',
  tip: '正常期执行贷款利率',
  yearly: (percent: string) => `${percent}%（年化）`,
} as const;
