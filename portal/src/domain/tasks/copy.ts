/** Texts of home and the activity centre on tasks (docs/design/copy.md: task). */
export const copy = {
  progress: (current: string, target: string, unit: string) => `已完成${current}/${target}${unit}`,
  progressName: (name: string) => `${name}进度`,
  view: '查看任务',
  viewNamed: (name: string) => `查看任务：${name}`,
  yuan: '元',
  orders: '笔',
} as const;
