/** Texts of the shared widgets (copy.yaml: sms, guide, table, picker). */
export const sms = {
  idle: '获取验证码',
  countdown: (seconds: number) => `${String(seconds)}s`,
  again: '重新获取',
} as const;

export const guide = {
  next: (step: number, total: number) => `下一步 (${String(step)}/${String(total)})`,
  done: '我知道了',
} as const;

export const table = {
  pager: '分页',
  total: (total: number) => `共${String(total)}条`,
  previous: '上一页',
  next: '下一页',
  page: (pageNo: number) => `第${String(pageNo)}页`,
  size: (size: number) => `${String(size)}条/页`,
  sizes: '每页条数',
} as const;

export const picker = { label: '采购账号', clear: '清空' } as const;
