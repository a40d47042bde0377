/** Texts of the button of saved views, which lists load before the drawer. */
export const buttonCopy = {
  chosen: (name: string) => `视图：${name}`,
  dropped: (name: string, count: number) => `视图“${name}”中有${String(count)}项已不存在，已忽略`,
} as const;
