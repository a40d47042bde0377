/** What is said of a company's real name wherever it shows. */
export const copy = {
  realNameExpired: '实名已失效',
  verifyAgain: '重新认证',
} as const;
