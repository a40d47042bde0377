import { words } from '../../copy/words.ts';

/** Texts of the dialog that ends a page (docs/design/copy.md: guard). */
export const copy = {
  'other-login': { message: '登录信息已变更，系统将刷新页面', sure: words.ok },
  'login-lost': { message: '登录已失效，请重新登录。已填写的内容会保留，登录后可继续。', sure: '重新登录' },
} as const;
