/** Texts of the spending page. */
export const copy = {
  title: '支出分析',
  intro: '采购花在哪里、额度用了多少、费用有多少；金额与订单、账单、还款记录一致。',
  wrongRange: '请选择起止日期，结束日不能早于起始日。',
  noOrders: '所选期间没有订单',

  period: {
    label: '统计期间',
    choices: { '3': '近3个月', '6': '近6个月', '12': '近12个月', range: '自选日期' },
    from: '起始日期',
    to: '截止日期',
    until: '至',
    span: (from: string, to: string) => `${from}至${to}`,
  },
  view: { label: '显示方式', chart: '图', table: '表' },

  unit: { yuan: '单位：元', tenThousand: '单位：万元' },
  month: (month: string) => `${String(Number(month.slice(5)))}月`,
  wholeMonth: (month: string) => `${month.slice(0, 4)}年${String(Number(month.slice(5)))}月`,
  /** Accessible name of a bar. */
  bar: (name: string, parts: readonly string[]) => `${name}，${parts.join('，')}`,
  yuan: (amount: string) => `${amount}元`,

  spent: {
    title: '采购支出',
    amount: '订单金额',
    note: '不含已取消与支付失败的订单',
    orders: (count: number) => `${String(count)}笔`,
    byMonth: '按月份',
    byAccount: '按采购账号',
    byCategory: '按采购品类',
    net: '净支出',
    refunded: '已退款',
    columns: {
      orders: '订单数（笔）',
      amount: '订单金额（元）',
      refunded: '已退款（元）',
      net: '净支出（元）',
    },
    group: { month: '月份', account: '采购账号', category: '采购品类' },
    total: (orders: number) => `合计（${String(orders)}笔）`,
    seeOrders: '查看订单',
  },

  quota: {
    title: '额度使用',
    note: '日终已用额度；额度为企业共用，不分产品',
    childNote: '本账号的日终已用额度，不分产品',
    used: '已用额度',
    limit: '总额度',
    change: '额度变化',
    picture: (from: string, to: string, used: string, peak: string) =>
      `${from}至${to}的已用额度：期末${used}元，最高${peak}元。逐月金额见表。`,
    raised: '提额',
    lapsed: '临时额度到期',
    changeText: (day: string, kind: string, amount: string, limit: string) =>
      `${day} ${kind} ${amount}元，总额度${limit}元`,
    columns: {
      month: '月份',
      used: '月末已用（元）',
      peak: '最高已用（元）',
      peakOn: '最高日期',
      limit: '月末总额度（元）',
    },
  },

  costs: {
    title: '费用与节省',
    note: '费用按账单日、节省按还款日计入各月；节省不含免息，累计（含免息）见首页“累计节省”',
    interest: '利息',
    fee: '服务费',
    penalty: '逾期费用',
    cost: '费用合计',
    saved: '节省合计',
    coupon: '优惠券',
    early: '提前还款',
    none: '所选期间没有费用与节省',
    total: '合计',
    columns: {
      month: '月份',
      interest: '利息（元）',
      fee: '服务费（元）',
      penalty: '逾期费用（元）',
      cost: '费用合计（元）',
      couponSaved: '优惠券节省（元）',
      earlySaved: '提前还款节省（元）',
    },
    seeBills: '查看账单',
    seeRepayments: '查看还款记录',
  },
} as const;
