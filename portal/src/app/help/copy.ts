/** Texts of the help beside a page's title. */
export const copy = {
  open: '本页帮助',
  full: '在帮助中心打开',
} as const;
