/** Texts of the forecast (docs/design/copy.md). */
export const copy = {
  title: (days: number) => `资金预测（未来${String(days)}天）`,
  day: (weekday: string, month: string, day: string) =>
    `${weekday}（${String(Number(month))}月${String(Number(day))}日）`,
  need: (day: string, amount: string) => `${day}前需转入${amount}元`,
  needToday: (amount: string) => `今日需转入${amount}元`,
  further: (day: string, amount: string) => `${day}前再转入${amount}元`,
  enough: (days: number, amount: string) => `余额足够未来${String(days)}天还款，最低剩${amount}元`,
  nothing: (days: number) => `未来${String(days)}天没有应还`,
  payIn: '转入',

  showTable: '查看数据表',
  showChart: '查看图表',
  unit: '余额走势（元）',
  legend: { balance: '余额', due: '应还', gap: '缺口' },

  date: '日期',
  opening: '当前余额',
  due: '应还（元）',
  balance: '余额（元）',
  gap: '缺口（元）',
  parts: { overdue: '含逾期', planned: '含分期后续期次', unbilled: '含未出账', automatic: '自动还款' },

  assumptions: '预测口径',
  assumed: {
    accounts: '余额为可在线还款的溢缴款账户及自动还款所用账户的可用金额；不同资金方分别计算。',
    overdue: '逾期账单计入今日，按今日金额，不含之后的逾期费用与利息。',
    unbilled: '已下单未出账的按下一账单日推算还款日，只计本金。',
    purchases: '不含今后的采购、退款、转入、转出与提前还款。',
    manual: '未开启自动还款，按最后还款日计算。',
    automatic: (days: number, time: string) =>
      `已开启自动还款，${days === 0 ? '最后还款日当天' : `最后还款日前${String(days)}天`}${time}扣款；须有一个账户足额。`,
  },
} as const;
