/** The closed lists of the error oracle (docs/decisions/0002) in the reader's words. */
export const WHEN: Readonly<Record<string, string>> = {
  'request-invalid': '请求不符合约定',
  unauthenticated: '未登录',
  'wrong-role': '角色不符',
  'wrong-product': '产品不符',
  state: '业务状态',
  fault: '系统故障',
};

export const KIND: Readonly<Record<string, string>> = {
  'not-logged-in': '未登录',
  authentication: '需要认证',
  'request-invalid': '请求不符合约定',
  'wrong-role': '角色不符',
  'wrong-product': '产品不符',
  'wrong-owner': '归属不符',
  state: '业务状态',
  tolerated: '提示码',
  fault: '系统故障',
};

const ROLES: Readonly<Record<string, string>> = { parent: '母账号', child: '子账号', admin: '管理员' };

export const LAYER: Readonly<Record<string, string>> = {
  outer: '外层',
  inner: '内层',
  default: '内层 default',
  STD: '内层 STD',
  YJPT: '内层 YJPT',
};

/** A word of a closed list; one that is new here is shown as the contract has it. */
export const word = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;

/** Who may call: `parent` or `parent, admin`. */
export const roleWords = (role: string): string =>
  role
    .split(/\s*[,|]\s*/)
    .map((one) => word(ROLES, one))
    .join('、');
