/** Texts on contracts to sign. */
export const copy = {
  cancel: '取消',
  signTitle: '合同签署',
  signMessage: '您有以下合同待签署',
  checkbox: '我已阅读并同意以下协议',
  needAgree: '请阅读并同意以下协议',
  submit: '同意并签署',
  success: '恭喜您，合同签署成功！',
  position: (index: number, count: number) => `${String(index)}/${String(count)}份`,
  pendingTitle: '您有合同待签署',
  upgradeTitle: '合同升级',
  upgradeMessage: '合同内容已升级，请完成人脸识别后签署最新合同',
  onlyParent: (names: readonly string[]) =>
    `请联系企业的金采母账号签署最新的${names.map((name) => `《${name}》`).join('、')}`,
  timeLimit: '请在15分钟内完成人脸识别，期间请勿关闭窗口',
  emptyUrl: '认证链接不能为空',
  start: '开始认证',
  restart: '重新认证',
  failedTitle: '认证未通过',
  waiting: '正在等待认证结果',
  timeLeft: (text: string) => `剩余时间 ${text}`,
  preview: {
    close: '关闭',
    download: '下载PDF',
  },
} as const;
