/** Texts of the shared widgets (docs/design/copy.md: sms, guide, table, picker, filter, export). */

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
  pagerOf: (what: string) => `${what}分页`,
  total: (total: number) => `共${String(total)}条`,
  previous: '上一页',
  next: '下一页',
  page: (pageNo: number) => `第${String(pageNo)}页`,
  pageOf: (total: number, pageNo: number, pages: number) =>
    `共${String(total)}条，第${String(pageNo)}/${String(pages)}页`,
  size: (size: number) => `${String(size)}条/页`,
  sizes: '每页条数',
  selectPage: '选择本页全部',
  jumpTo: '跳至',
  jump: (pages: number) => `跳至第几页，共${String(pages)}页`,
  jumpUnit: '页',
  pagesOf: (pageNo: number, pages: number) => `${String(pageNo)} / ${String(pages)}`,
  sideways: '左右滑动查看全部列',
  beyond: '本页没有数据',
  toLast: '查看最后一页',
  sort: '排序',
  usualOrder: '默认排序',
  sortNext: { none: '点击升序', ascending: '点击降序', descending: '恢复默认排序' },
  sortDay: {
    ascending: (title: string) => `${title}从早到晚`,
    descending: (title: string) => `${title}从晚到早`,
  },
  sortAmount: {
    ascending: (title: string) => `${title.replace('（元）', '')}从低到高`,
    descending: (title: string) => `${title.replace('（元）', '')}从高到低`,
  },
  columns: '列设置',
  usualColumns: '恢复默认',
  columnsNote: (identifying: string) => `“${identifying}”始终显示。打印与所选列一致，导出的文件包含全部列。`,
  sumOf: (total: number) => `合计（${String(total)}笔）`,
} as const;

export const picker = {
  label: '采购账号',
  clear: '清空',
  parent: (name: string) => `${name}（母账号）`,
} as const;

export const filters = {
  label: '筛选条件',
  severalNumbers: '可输入一部分或粘贴多个',
  tooMany: (most: number) => `一次最多查询${String(most)}个编号`,
  unfold: (active: number) => (active === 0 ? '筛选' : `筛选（已设${String(active)}项）`),
  fold: '收起筛选',
  showAll: '查看全部',
  clear: '清空筛选',
  views: '视图',
  nothingFound: '暂无数据，没有符合筛选条件的记录',
  all: '全部',
  days: { '30': '近30天', '90': '近90天', '365': '近365天' },
} as const;

export const exporting = {
  button: '导出',
  csv: '导出CSV',
  xlsx: '导出Excel（XLSX）',
  pick: '选择要导出的记录',
  books: '凭证导出',
  chosen: (count: number) => `导出已选${String(count)}条`,
  stopChoosing: '取消选择',
  choose: (name: string) => `选择${name}`,
  total: '合计',
  rows: (count: number) => `${String(count)}条`,
  until: (day: string) => `截至${day}`,
  between: (from: string, to: string) => `${from}至${to}`,
  note: (period: string, rows: number) => `${period}，共${String(rows)}条`,
  progress: (percent: number) => `正在导出 ${String(percent)}%`,
  cancel: '取消导出',
  cancelled: '已取消导出',
  done: (rows: number) => `已导出${String(rows)}条`,
  failed: '导出失败，请重试',
} as const;

/** docs/design/copy.md: contract */
export const contractPreview = {
  title: '合同预览',
  agree: '同意',
  countdown: (seconds: number) => `同意（${String(seconds)}s）`,
  scrollTip: '请滚动至页面底部',
  cancel: '取消',
} as const;

export const plan = {
  label: '还款计划',
  period: (period: number, periods: number) => `第${String(period)}/${String(periods)}期`,
  whole: '一次还清',
  until: '最后还款日',
  moved: (day: string) => `原${day}`,
  states: { overdue: '已逾期', open: '未结清', settled: '已结清' },
  due: { shouldRepayAmount: '应还合计', pri: '应还本金', nrInt: '应还利息与服务费', nrDelin: '应还逾期费用' },
  repaid: { rpri: '已还本金', rint: '已还利息与服务费', delin: '已还逾期费用' },
} as const;

export const print = {
  verifyCode: '校验码',
  verifyAt: '查验地址',
  button: '打印',
  close: '关闭',
} as const;

/** Bills chosen for repayment: the bill list, and homes without one. */
export const bills = {
  repay: '还款',
  reconcile: '对账',
  selection: {
    label: '已选账单',
    count: (count: number) => `已选${String(count)}笔`,
    total: '应还合计（元）',
    page: (amount: string) => `本页应还合计 ${amount}`,
    clear: '取消选择',
  },
} as const;

export const breadcrumbs = { label: '当前位置' } as const;
