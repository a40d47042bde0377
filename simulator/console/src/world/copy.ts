/** Texts of the world. */
export const copy = {
  note: '金额为整数分，日期为北京时间',
  save: '导出快照',
  load: '导入快照',
  loaded: '快照已导入',
  notJson: '文件不是合法的 JSON',
  edit: '修改世界',
  patch: '合并补丁：只写要改的成员，null 为删除，数组整体替换',
  apply: '应用',
  changed: '世界已修改',
  patchNotJson: '补丁不是合法的 JSON',
  tree: '世界',
} as const;
