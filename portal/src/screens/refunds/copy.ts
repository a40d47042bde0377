import { RefundStatus } from '#generated/shared/enums/RefundStatus.ts';
import { RefundTarget } from '#generated/shared/enums/RefundTarget.ts';

/** Texts of the refund pages (docs/design/copy.md: page.fenxiao.refundList, page.shared.refundDetail). */
export const copy = {
  title: '退款记录',
  intro: '订单退款后冲减欠款，或退回资金账户。',
  detailTitle: '退款详情',
  noRefundChosen: '请选择一笔退款查看',
  toRefunds: '查看退款记录',
  toOrders: '查看订单',
  open: '详情',
  openOf: (refundNo: string) => `查看退款${refundNo}详情`,
  amount: '退款金额（元）',
  sum: '退款成功（元）',
  fileTotal: '退款成功合计',
  facts: '退款信息',
  timeline: '退款进度',
  ahead: '待退款完成',
  all: '全部退款',
  /** Effect of the refund for the company. */
  outcome: {
    [RefundStatus.Success]: {
      [RefundTarget.Bill]: '已冲减账单应还本金，已用额度同步减少',
      [RefundTarget.Unbilled]: '已冲减未出账金额，已用额度同步减少',
      [RefundTarget.Overflow]: '已退回溢缴款账户，可用于还款或转出',
      [RefundTarget.EasyPay]: '已退回易捷付还款账户，可用于还款',
    },
    [RefundStatus.InProgress]: {
      [RefundTarget.Bill]: '退款成功后冲减账单应还本金',
      [RefundTarget.Unbilled]: '退款成功后冲减未出账金额',
      [RefundTarget.Overflow]: '退款成功后退回溢缴款账户',
      [RefundTarget.EasyPay]: '退款成功后退回易捷付还款账户',
    },
  } satisfies Partial<Record<RefundStatus, Record<RefundTarget, string>>>,
  failed: (reason: string) => `退款未成功：${reason}`,
  failedUnknown: '请联系客服',
  allocations: {
    title: '冲减明细',
    none: '未冲减账单',
    periodNo: (period: number) => `第${String(period)}期`,
    principal: '本金（元）',
    interest: '利息（元）',
    fee: '服务费（元）',
    penalty: '逾期费用（元）',
    total: '冲减合计（元）',
  },
  fields: {
    refundNo: '退款编号',
    orderNo: '订单编号',
    goods: '商品',
    amount: '退款金额（元）',
    status: '退款状态',
    target: '退款去向',
    billNo: '冲减账单',
    jdpin: '采购账号',
    appliedAt: '申请时间',
    finishedAt: '完成时间',
    reason: '退款原因',
    failReason: '失败原因',
    action: '操作',
  },
} as const;
