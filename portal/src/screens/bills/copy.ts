import { BillPeriodState } from '#generated/shared/enums/BillPeriodState.ts';
import { HOTLINE_LINE } from '../../copy/contact.ts';
import { rate } from '../../copy/rate.ts';

/** Texts of the bill list (`upcoming`: unbilled orders), the bill detail and the unbilled loans (docs/design/copy.md: page, tab). */
export const copy = {
  list: {
    title: '账单还款',
    intro: '逾期账单须先还清，其余账单可任意组合还款。',
    caption: '账单列表',
    tabs: '账单分类',
    file: (tab: string) => `账单_${tab}`,
    /** @param readyAt MM-DD HH:mm; undefined if the provider gives no time */
    billing: (readyAt: string | undefined) =>
      readyAt === undefined
        ? '账单正在生成，完成后自动显示。'
        : `账单正在生成，预计${readyAt}完成，完成后自动显示。已出账的账单可照常还款。`,
  },

  filters: {
    days: '账单日',
    month: '账单月份',
    cycle: '账期类型',
    status: '账单状态',
    billNo: '账单编号',
    orderNo: '订单编号',
    loanStatus: '贷款状态',
    takenOn: '起息日',
  },

  sums: {
    owed: '应还金额（元）',
    repaid: '已还金额（元）',
    unbilled: '未出账分期（元）',
    overdueCount: (count: number) => `已逾期 ${String(count)}笔`,
    count: (figure: 'owed' | 'repaid' | 'unbilled', count: number) =>
      `共${String(count)}笔${{ owed: '应还', repaid: '已还清', unbilled: '未出账' }[figure]}`,
    credits: (charged: string, repaid: string, discounted: string, refunded: string) =>
      `账单金额 ${charged}，已还 ${repaid}，优惠抵扣 ${discounted}，退款冲减 ${refunded}`,
    label: '账单构成',
    parts: { principal: '本金', interest: '利息', fee: '服务费', penalty: '逾期费用' },
  },

  fields: {
    billNo: '账单编号',
    period: '期次',
    cycle: '账期',
    billDate: '账单日',
    lastRepayDate: '最后还款日',
    accountingPeriod: '记账周期',
    jdpin: '采购账号',
    investorNo: '资金方编号',
    investor: '资金方',
    status: '状态',
    periodState: '账期状态',
    interestPeriod: '计息状态',
    interestFreeDays: '剩余免息天数',
    overdueDays: '逾期天数',
    principal: '本金（元）',
    interest: '利息（元）',
    fee: '服务费（元）',
    penalty: '逾期费用（元）',
    charged: '账单金额（元）',
    repaid: '已还金额（元）',
    discounted: '优惠抵扣（元）',
    refunded: '退款冲减（元）',
    owed: '应还金额（元）',
    settledDate: '结清日期',
    actions: '操作',
    executedRate: rate.label,
    orderCount: '账单内订单',
    split: '账单分期',
    inWords: '应还金额大写',
  },

  row: {
    select: (billNo: string) => `选择账单${billNo}`,
    period: (period: number, periods: number) => `第${String(period)}/${String(periods)}期`,
    late: (days: number) => `逾期${String(days)}天`,
    left: (days: number) => (days === 0 ? '今日到期' : `剩${String(days)}天`),
    cleared: (day: string) => `${day}还清`,
    free: (days: number) => `剩余免息${String(days)}天`,
    withPenalty: '含逾期费用',
    repaid: '已还',
    discounted: '优惠抵扣',
    refunded: '退款冲减',
    moved: { [BillPeriodState.Postponed]: '已延期', [BillPeriodState.Extended]: '已展期' },
    processing: '还款处理中',
  },

  actions: {
    repay: '还款',
    instal: '账单分期',
    detail: '详情',
    repayOf: (billNo: string) => `还款：${billNo}`,
    instalOf: (billNo: string) => `账单分期：${billNo}`,
    detailOf: (billNo: string) => `详情：${billNo}`,
    toList: '查看全部账单',
  },

  upcoming: {
    title: '未出账订单',
    caption: '未出账订单按账期合计',
    expectedBillDate: '预计账单日',
    expectedRepayDate: '预计最后还款日',
    orders: '订单（笔）',
    amount: '未出账金额（元）',
    total: '未出账合计',
    toOrders: '查看订单',
    instalments: '已分期、尚未出账的期次',
    service: `未出账订单如有疑问，请联系客服。${HOTLINE_LINE}`,
  },

  detail: {
    title: '账单详情',
    none: '请从账单列表选择要查看的账单',
    facts: '账单信息',
    amounts: '账单金额',
    owedOfAll: '剩余应还，含未出账期次（元）',
    plan: '还款计划',
    orders: '账单内订单',
    repayments: '还款记录',
    changes: '延期与展期',
    overdue: (days: number) => `本账单已逾期${String(days)}天，逾期费用按日累计，请尽快还款。`,
    processing: '本账单有还款正在处理，完成后可继续还款。',
    moved: (period: number | undefined, from: string, to: string) =>
      `${period === undefined ? '' : `第${String(period)}期`}最后还款日由${from}调整为${to}`,
    repayPeriod: '还本期',
    repayPeriodOf: (period: number) => `还第${String(period)}期`,
    days: (from: string, to: string) => `${from} 至 ${to}`,
    orderCount: (count: number) => `${String(count)}笔`,
    split: (periods: number, repaid: number, method: string) =>
      `共${String(periods)}期，已还${String(repaid)}期，${method}`,
    plus: '账单金额',
    minus: { repaid: '已还金额', discounted: '优惠抵扣', refunded: '退款冲减' },
  },

  orders: {
    orderNo: '订单编号',
    goods: '商品',
    orderedAt: '下单时间',
    amount: '订单金额（元）',
    refunded: '已退款（元）',
    receipt: '收货状态',
    loanStatus: '贷款状态',
    jdpin: '采购账号',
    sum: (amount: string, refunded: string) => `订单金额合计 ${amount}，已退款 ${refunded}`,
  },

  repayments: {
    repayNo: '还款流水号',
    period: '期次',
    amount: '还款金额（元）',
    source: '还款方式',
    status: '状态',
    submittedAt: '提交时间',
    finishedAt: '完成时间',
    several: '多期',
  },

  changes: {
    period: '期次',
    state: '状态',
    from: '原最后还款日',
    to: '新最后还款日',
    reason: '原因',
    changedAt: '变动时间',
  },

  unbilled: {
    title: '未出账借款',
    intro: '已使用、尚未出账的借款订单，出账后在账单还款中查看。',
    refused: {
      child: '仅母账号可查看未出账借款，请联系企业母账号',
      'not-pop': '未出账借款仅面向药京采用户',
    },
    withBills: '查看未出账订单',
    caption: '未出账借款列表',
    sum: '应还合计（元）',
    loanNo: '借款编号',
    orderNo: '订单编号',
    goods: '商品',
    supplier: '供货方',
    amount: '订单金额（元）',
    discount: '折扣（元）',
    principal: '借款本金（元）',
    interest: '利息（元）',
    owed: '应还金额（元）',
    status: '贷款状态',
    cycle: '账期',
    takenOn: '起息日',
    expectedBillDate: '预计账单日',
    jdpin: '采购账号',
    rule: '折扣规则',
  },
} as const;
