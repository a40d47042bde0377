/** Texts of uploads. */
export const uploadsCopy = {
  sending: '上传中',
  failed: '上传失败，请检查网络后重试',
  retry: '重试',
  dismiss: '不再上传',
  preview: '预览',
  remove: '删除',
  of: (action: string, name: string) => `${action}${name}`,
} as const;
