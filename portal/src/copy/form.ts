/** Words of the form kit: dates, removed rows, uploads, and refusal reasons by rule of the contract. */

export const dates = {
  placeholder: { day: '年-月-日', month: '年-月' },
  open: { day: '选择日期', month: '选择月份' },
  /** Two boxes stand side by side: each name tells which one opens. */
  openNamed: (name: string) => `选择${name}`,
  from: '起始日',
  to: '结束日',
  until: '至',
  unreadable: { day: '请输入正确的日期，如2026-11-22', month: '请输入正确的月份，如2026-11' },
  reversed: '结束日不能早于起始日',
  /** Format above the days of a month. */
  header: 'YYYY年M月',
} as const;

export const removed = {
  text: (name: string) => `已删除${name}`,
  undo: '撤销',
  undoOf: (name: string) => `撤销${name}`,
} as const;

export const uploads = {
  upload: '上传文件',
  remove: '移除',
  tooLarge: (megabytes: number) => `文件不能超过${String(megabytes)}MB`,
  wrongType: (types: string) => `仅支持${types}格式的文件`,
  heic: '此浏览器不能读取HEIC照片。请在iPhone的 设置 › 相机 › 格式 中选择“兼容性最佳”后重拍，或上传照片的截图',
  tooMany: '文件总数已达上限',
  enough: '该资料份数已满',
  drop: '点击选择文件，或将文件拖到此处',
  /** Visible text first, for voice control. */
  choose: (name: string) => `点击选择文件，或将文件拖到此处：${name}`,
  size: (bytes: number) =>
    bytes >= 1_048_576 ? `${(bytes / 1_048_576).toFixed(1)}MB` : `${String(Math.ceil(bytes / 1024))}KB`,
} as const;

const formats: Readonly<Record<string, string>> = {
  money: '金额最多两位小数',
  date: dates.unreadable.day,
  'date-time': '请输入正确的日期和时间',
  uri: '请输入完整的网址',
  'uri-reference': '请输入正确的网址',
};

/** Refusal reasons by keyword: JSON Schema's, and those of our own rules. */
export const refusals = {
  required: () => '请填写此项',
  type: () => '格式不正确',
  enum: () => '请从选项中选择',
  pattern: () => '格式不正确',
  format: (name: unknown) => formats[String(name)] ?? '格式不正确',
  minLength: (limit: unknown) => `至少输入${String(limit)}个字`,
  maxLength: (limit: unknown) => `最多输入${String(limit)}个字`,
  minimum: (limit: unknown) => `不能小于${String(limit)}`,
  maximum: (limit: unknown) => `不能大于${String(limit)}`,
  exclusiveMinimum: (limit: unknown) => `须大于${String(limit)}`,
  exclusiveMaximum: (limit: unknown) => `须小于${String(limit)}`,
  minItems: (limit: unknown) => `请至少选择${String(limit)}项`,
  maxItems: (limit: unknown) => `最多选择${String(limit)}项`,
  uniqueItems: () => '不能重复',
  amount: () => '请输入正确的金额',
  decimals: () => '金额最多两位小数',
  separators: () => '分不清千位分隔符和小数点，请写成1234.50或1,234.50',
  unit: () => '请写出完整的数字，如60000，不用万、千等单位',
  currency: () => '仅支持人民币，请填写人民币金额',
  creditCode: () => '请输入正确的18位统一社会信用代码',
  idCard: () => '请输入正确的18位身份证号',
  bankCard: () => '请输入正确的银行卡号',
  mobile: () => '请输入11位手机号',
  smsCode: () => '请输入6位数字验证码',
  email: () => '请输入正确的邮箱地址',
} as const satisfies Record<string, (limit: unknown) => string>;
