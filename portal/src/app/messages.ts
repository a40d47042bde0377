/** Texts of the frame for refusals and failures (docs/design/copy.md: guard, error). */
export const messages = {
  systemNotice: '系统提示',
  routeLoad: '系统已更新，请刷新页面或清除缓存后重试',
  offline: '网络连接已断开，请检查网络；恢复后页面自动更新',
  pageFailed: '页面未能打开',
  pageOffline: '网络连接已断开，页面暂时无法打开，恢复后自动打开',
  exception: '系统异常，请稍后重试或联系客服',
  requestId: (id: string) => `请求编号：${id}`,
} as const;
