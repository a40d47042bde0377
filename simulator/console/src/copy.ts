/** Texts of the console’s frame, and of what its panels share. */

export const lastingNote = {
  silent: '模拟器没有应答，它可能已停止',
  nearest: (message: string, names: readonly string[]) => `${message}。最接近的是 ${names.join('、')}`,
} as const;

/** Labels of request members in the forms. */
export const fieldNames: Readonly<Record<string, string>> = {
  '/on': '接口',
  '/times': '次数',
  '/answer/code': '错误码',
  '/answer/status': 'HTTP 状态',
  '/answer/delay': '推迟时长',
  '/answer/spread': '离散',
  '/answer/over': '用时',
  '/answer/body': '正文',
  '/answer/wire': '线路故障',
  '/when/call': '数',
  '/when/every': '数',
  '/when/percent': '数',
  '/when/like': '字段',
  '/when/fields': '字段',
  '/url': '后端地址',
  '/ca': '额外信任的证书',
  '/name': '名称',
  '/title': '标题',
};

export const ofField = (name: string, message: string): string => `${name}：${message}`;

export const head = {
  title: '模拟控制台',
  note: '非真实资金',
  docs: '接口文档',
  openPortal: '打开门户',
  skip: '跳到内容',
} as const;

export const status = {
  region: '状态',
  serves: '在服务',
  silent: '没有应答',
  store: { memory: '会话在内存', file: '会话在文件', redis: '会话在 Redis，已连通' },
  holds: (scenarios: number, operations: number, codes: number) =>
    `${String(scenarios)} 场景 · ${String(operations)} 接口 · ${String(codes)} 码`,
  broken: (place: string, count: number) => `${place} 有误${count > 1 ? `，共 ${String(count)} 处` : ''}`,
  keys: ['J', 'K', '?'],
} as const;

export const tabNames = {
  log: '请求日志',
  faults: '故障',
  upstream: '上游与录制',
  world: '世界',
  sessions: '全部会话',
} as const;

export const tabsLabel = '会话内容';
