/** Shown in browsers older than those of tools/floor/floor.ts; index.html contains it. */
export const oldBrowser = {
  title: '当前浏览器无法打开本页面',
  ie: '当前浏览器处于兼容模式（IE内核）。使用360、搜狗、QQ等双核浏览器时，请点击地址栏右侧的图标，切换到“极速模式”后刷新页面。',
  old: '当前浏览器版本过低，请升级浏览器，或使用以下浏览器访问：',
  others: '360、搜狗、QQ等浏览器请升级到最新版本，并使用“极速模式”。',
  names: { chrome: '谷歌Chrome', edge: '微软Edge', firefox: '火狐Firefox', safari: '苹果Safari' },
  from: (name: string, version: number) => `${name} ${String(version)}及以上版本`,
} as const;
