/** Texts of the saved views. */
export const copy = {
  title: '已存视图',

  save: {
    title: '保存当前列表',
    name: '名称',
    nameHint: '最多20个字，同一列表中不重复',
    content: (filters: number, hasSort: boolean, columns: number) =>
      [
        filters === 0 ? '不筛选' : `${String(filters)}项筛选`,
        hasSort ? '当前排序' : '默认排序',
        columns === 0 ? '默认列' : `列设置（调整${String(columns)}列）`,
      ].join('、'),
    holds: (content: string) => `将保存：${content}`,
    isDefault: '打开列表时使用',
    isShared: '共享给子账号（子账号只读）',
    button: '保存',
    saved: (name: string) => `已保存视图“${name}”`,
  },

  own: {
    title: '我的视图',
    none: '还没有视图。设置好筛选、排序与列后，在下方保存。',
    update: '更新',
    updateOf: (name: string) => `更新视图${name}`,
    updateTitle: (name: string) => `更新视图“${name}”？`,
    updateText: '原有的筛选、排序与列将由当前列表替换，无法恢复。',
    updateShared: '该视图已共享，子账号也将看到更新后的内容。',
    updated: (name: string) => `已以当前列表更新“${name}”`,
    rename: '重命名',
    renameOf: (name: string) => `重命名视图${name}`,
    renameTitle: (name: string) => `重命名视图“${name}”`,
    renamed: (name: string) => `视图已重命名为“${name}”`,
    makeDefault: '设为默认',
    makeDefaultOf: (name: string) => `设为默认视图：${name}`,
    noDefault: '取消默认',
    noDefaultOf: (name: string) => `取消默认视图：${name}`,
    share: '共享',
    shareOf: (name: string) => `共享视图${name}给子账号`,
    unshare: '取消共享',
    unshareOf: (name: string) => `取消共享视图${name}`,
    remove: '删除',
    removeOf: (name: string) => `删除视图${name}`,
    removeTitle: (name: string) => `删除视图“${name}”？`,
    removeText: '只删除视图，列表中的数据不受影响。',
    removeShared: '子账号也将不再看到该视图。',
    removed: (name: string) => `已删除视图“${name}”`,
  },

  shared: { title: '公司共享', note: '由母账号共享，只读。' },

  tags: { chosen: '当前', isDefault: '默认', isShared: '已共享' },
} as const;
