/** Texts of a region's field. */
export const copy = {
  levels: ['省份', '城市', '区县'],
  failed: '地区加载失败',
} as const;
