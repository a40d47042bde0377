/** Shown when a script or style cannot load (docs/design/copy.md: error); index.html contains it too. 1 §8 */
export const lostAsset = {
  text: '系统资源获取失败，请刷新页面后重试',
  reload: '刷新',
  close: '关闭',
} as const;
