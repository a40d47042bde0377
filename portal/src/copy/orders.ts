/** Words that orders and refunds share (docs/design/copy.md, repay.order). */
export const orderWords = {
  timeline: '进度',
  /** 1 §8: hotline for an unbilled order or a pending refund; the number follows. */
  service: {
    unbilled: '订单未出账，如有疑问请致电客服热线',
    refunding: '订单退款中，如有疑问请致电客服热线',
  },
} as const;
