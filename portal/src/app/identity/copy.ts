/** What a change of who is logged in says (copy.yaml: guard). */
export const copy = {
  changed: '登录信息已变更，系统将刷新页面',
} as const;
