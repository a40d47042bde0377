/** Texts of the step 资料上传. */
export const materialsCopy = {
  limits: (types: string, megabytes: number, count: number, maxFiles: number) =>
    `支持${types}，单个文件不超过${String(megabytes)}MB。已上传${String(count)}个，合计最多${String(maxFiles)}个`,
  required: '必传',
  optional: '选传',
  count: (done: number, max: number) => `已上传${String(done)}份，最多${String(max)}份`,
  missing: (min: number) => `请至少上传${String(min)}份`,
  sending: '材料上传中，请稍候',
  example: '查看示例',
} as const;
