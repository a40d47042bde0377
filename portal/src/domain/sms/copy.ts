/** What is said of a code that was sent. */
export const copy = {
  sent: (phone: string) => `验证码已发送至${phone}`,
} as const;
