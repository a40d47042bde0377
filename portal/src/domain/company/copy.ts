/** Texts on a company's real-name state. */
export const copy = {
  realNameExpired: '实名已失效',
  verifyAgain: '重新认证',
} as const;
