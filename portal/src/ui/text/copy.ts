export const copy = {
  copied: (what: string) => `已复制${what}`,
  failed: (what: string) => `${what}复制失败，请选中后手动复制`,
};
