/** Texts of the button of saved views, which lists load before the drawer. */
export const buttonCopy = {
  failed: '视图加载失败，请检查网络后重试',
  chosen: (name: string) => `视图：${name}`,
  dropped: (name: string, count: number) => `视图“${name}”中有${String(count)}项已不存在，已忽略`,
} as const;
