/** Texts of the verification (docs/design/copy.md: auth, error.auth). */
export const auth = {
  title: '身份认证',
  need: '请先完成身份认证',
  start: '开始认证',
  underWay: '已有认证正在进行，请稍后重试',
  limit: '人脸识别次数已达上限，请稍后重试',
  again: '身份认证未通过，请稍后重试',
  emptyUrl: '认证链接不能为空',
} as const;

/** Texts of policies without a page (docs/design/copy.md: guard, error). */
export const refusals = {
  timeout: '请求超时，请稍后重试',
  clearCache: '请清除浏览器缓存后重试',
  billNotOwned: '还款账单不属于当前产品或账号，请返回首页',
  backHome: '返回首页',
} as const;
