/** Texts on a sent code. */
export const copy = {
  sent: (phone: string) => `验证码已发送至${phone}`,
} as const;
