/** Texts on coupons. */
export const copy = {
  success: '恭喜您，优惠券领取成功！',
  soldOut: '抱歉，优惠券已领完，请关注下次活动',
  fold: (discount: string) => `${discount}折`,
} as const;
