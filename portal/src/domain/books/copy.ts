/** Texts of the export for the books. */
export const copy = {
  title: '凭证导出',
  file: (list: string) => `凭证_${list}`,
  settingsName: '凭证导出',
  loading: (percent: number) => `正在读取记录 ${String(percent)}%`,
  none: '所选记录没有可记账的内容',
  count: (vouchers: number, entries: number) => `${String(vouchers)}张凭证、${String(entries)}条分录`,
  leftOut: {
    bills: (count: number) => `${String(count)}条金额为零，不生成凭证`,
    repayments: (count: number) => `${String(count)}条未成功，不生成凭证`,
  },
  sums: { debit: '借方合计（元）', credit: '贷方合计（元）' },
  rules: {
    bills:
      '每条账单一张凭证，日期为账单日；未还清账单的逾期费用计至今日。优惠抵扣随还款记账。分期账单的采购随第1期按全部本金记一次，其余本金记分期应付，以后各期转入应付；账单日前还清的一期，日期为结清日。',
    repayments: '每笔成功的还款一张凭证，日期为完成日；优惠抵扣记入优惠科目。',
  },

  parts: (labels: readonly string[], principal: string) =>
    `${labels.slice(0, 3).join('、')}${labels.length > 3 ? `等${String(labels.length)}条` : ''}为分期账单：采购只记本期本金，共${principal}元，其余本金随以后各期记账。按全部采购入账请自行补记；差额见月度对账单的“分期调整与利息”。`,

  settings: {
    title: '凭证',
    template: '列方案',
    templates: { plain: '通用', kingdee: '金蝶常用列', yonyou: '用友常用列', joined: '凭证号合写（记-1）' },
    own: '自定义',
    templateHint: '以软件的导入模板为准，列名与顺序可改',
    word: '凭证字',
    firstNo: '起始凭证号',
    firstNoHint: '首月从此号起，以后各月从1起',
    badNo: '请填写1至99999的整数',
    party: '往来单位',
  },

  subjects: {
    title: '科目',
    note: '只需设置一次，随账号保存。',
    code: (subject: string) => `${subject}科目编码`,
    name: (subject: string) => `${subject}科目名称`,
    kinds: {
      purchase: '采购',
      charges: '利息与费用',
      payable: '应付',
      instalments: '分期应付',
      refund: '退款',
      bank: '还款',
      discount: '优惠',
    },
  },

  columns: {
    title: '列',
    head: (field: string) => `${field}的列名`,
    up: (field: string) => `上移${field}`,
    down: (field: string) => `下移${field}`,
    remove: (field: string) => `移除${field}`,
    add: '添加列',
    adjust: '调整列',
    done: '收起',
  },

  preview: {
    title: '预览',
    caption: '凭证预览',
    note: (shown: number, all: number) => `前${String(shown)}条，共${String(all)}条`,
  },

  actions: { csv: '导出CSV', xlsx: '导出Excel（XLSX）' },

  fields: {
    date: '日期',
    word: '凭证字',
    no: '凭证号',
    fullNo: '凭证字号',
    attachments: '附件数',
    line: '分录序号',
    summary: '摘要',
    code: '科目编码',
    name: '科目名称',
    debit: '借方金额',
    credit: '贷方金额',
    party: '往来单位',
    source: '单据编号',
  },

  /** Heads of import templates that differ from `fields`. */
  heads: {
    kingdee: { code: '科目代码' },
    yonyou: { date: '制单日期', word: '凭证类别', no: '凭证编号', attachments: '附单据数' },
    joined: { fullNo: '凭证号' },
  },

  summaries: {
    bill: (billNo: string) => `采购账单${billNo}`,
    first: (label: string) => `采购账单${label}（分期，采购记全部本金）`,
    later: (label: string) => `采购账单${label}（分期应付转入应付）`,
    part: (label: string) => `采购账单${label}（分期，采购只记本期本金）`,
    period: (period: number, periods: number) => `第${String(period)}/${String(periods)}期`,
    repayment: (repayNo: string, billNos: readonly string[]) =>
      `还款${repayNo}，账单${billNos[0] ?? ''}${billNos.length > 1 ? `等${String(billNos.length)}笔` : ''}`,
  },

  /** Subjects of the Chinese accounting standards for enterprises. */
  usual: {
    word: '记',
    subjects: {
      purchase: { code: '1405', name: '库存商品' },
      charges: { code: '6603', name: '财务费用' },
      payable: { code: '2202', name: '应付账款' },
      instalments: { code: '2701', name: '长期应付款' },
      refund: { code: '1405', name: '库存商品' },
      bank: { code: '1002', name: '银行存款' },
      discount: { code: '6603', name: '财务费用' },
    },
  },
} as const;
