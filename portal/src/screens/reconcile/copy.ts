/** Texts of the page that compares a ledger with the provider's records (docs/design/copy.md). */
export const copy = {
  title: '对账',
  statement: '对账单',
  intro: '核对本企业明细账与平台的账单或订单。文件只在本机读取，不会上传。',

  file: {
    title: '明细账',
    formats: '支持Excel（XLSX）和CSV，20MB、10万行以内。表头上方可以有标题，列的顺序不限。',
    reading: '正在读取文件',
    rows: (rows: number) => `${String(rows)}行`,
    sheet: '工作表',
    unnamed: (letter: string) => `${letter}列`,
    refused: (name: string, problem: string, open: string | undefined) =>
      `${name}：${problem}${open === undefined ? '' : `仍在使用${open}。`}`,
  },

  problems: {
    tooLarge: '文件超过20MB。请只导出要核对的期间后重试。',
    unreadable: '文件读取失败。请确认文件未被移动或删除后重试。',
    locked: '文件设有密码。请在Excel或WPS中取消密码后重试。',
    oldWorkbook: '不支持旧版Excel（XLS）和WPS（ET）文件。请另存为XLSX或CSV后重试。',
    notSheet: '不是表格文件。请选择从财务软件导出的XLSX或CSV文件。',
    broken: '文件不完整或已损坏。请重新导出后重试。',
    tooManyRows: '文件超过10万行。请只导出要核对的期间后重试。',
    empty: '文件没有内容。请重新导出后重试。',
    noAmount: '没有找到金额。请确认文件有一列是金额数字。',
  },

  columns: {
    title: '列与范围',
    number: '编号列',
    date: '日期列（选填）',
    amount: '金额列',
    note: '摘要列（选填）',
    none: '不使用',
    sample: (cell: string) => `例：${cell}`,
    missing: '请选择',
  },

  scope: {
    side: '核对对象',
    sides: { bills: '账单', orders: '订单' },
    figure: '核对金额',
    figures: { charged: '账单金额', principal: '本金', owed: '应还金额', amount: '订单金额' },
    from: { bills: '账单日起', orders: '下单日起' },
    to: { bills: '账单日止', orders: '下单日止' },
    badPeriod: '请选择起止日期，结束日不能早于起始日',
  },

  run: {
    start: '开始对账',
    again: '重新对账',
    loading: (percent: number) => `正在读取平台数据 ${String(percent)}%`,
    cancel: '取消对账',
  },

  groups: {
    amount: '金额不一致',
    ours: '仅明细账有',
    theirs: '仅平台有',
    duplicate: '重复记账',
    matched: '一致',
  },
  differences: '全部差异',

  result: {
    title: '对账结果',
    done: (differences: number, matched: number) =>
      differences === 0
        ? `核对完成，${String(matched)}笔全部一致。`
        : `核对完成，${String(differences)}笔有差异，${String(matched)}笔一致。`,
    comparedAt: (moment: string) => `数据截至${moment}`,
    caption: '各类合计',
    group: '结果',
    count: '笔数',
    rows: (count: number) => `${String(count)}笔`,
    ours: '明细账（元）',
    theirs: '平台（元）',
    difference: '差额（元）',
    total: (count: number) => `合计（${String(count)}笔）`,
    list: '对账明细',
    filter: '按结果筛选',
    // By the chosen group; `''`: all differences.
    none: { '': '没有差异', other: '没有这类记录' },
    elsewhere: {
      bills: '所选期间的账单中没有这些编号。点击编号，可在全部账单中查找。',
      orders: '所选期间的订单中没有这些编号。点击编号，可在全部订单中查找。',
    },
    print: '打印',
  },

  leftOut: {
    total: (rows: string) => `合计、余额等${rows}`,
    noAmount: (rows: string) => `没有金额的${rows}`,
    formulaError: (cell: string, rows: string) => `公式有误（${cell}）的${rows}`,
    amount: (cell: string, rows: string) => `金额无法读取（${cell}）的${rows}`,
    rounded: (cell: string, rows: string) => `编号被改成科学计数（${cell}）的${rows}`,
    rows: (count: number) => `${String(count)}行`,
    rowsAt: (rows: readonly number[], more: number) =>
      `第${rows.join('、')}行${more > 0 ? `等${String(rows.length + more)}行` : ''}`,
    notCompared: (parts: readonly string[]) => `未参与核对：${parts.join('；')}。`,
    mend: '请在文件中更正后重新选择。',
    reasons: {
      total: '未参与核对：合计、余额等',
      noAmount: '未参与核对：没有金额',
      formulaError: '未参与核对：公式有误',
      amount: '未参与核对：金额无法读取',
      rounded: '未参与核对：编号被改成科学计数',
    },
  },

  fields: {
    number: '编号',
    period: (period: number) => `第${String(period)}期`,
    row: (row: number) => `第${String(row)}行`,
    periodTitle: '期次',
    rowTitle: '明细账行号',
    ourDay: '明细账日期',
    theirDay: { bills: '账单日', orders: '下单日' },
    ours: '明细账金额（元）',
    theirs: '平台金额（元）',
    difference: '差额（元）',
    result: '结果',
    note: '摘要',
    noNumber: '无编号',
    ourSide: '明细账',
    theirSide: '平台',
    detailOf: {
      bills: (number: string) => `查看账单${number}`,
      orders: (number: string) => `查看订单${number}`,
    },
    findOf: {
      bills: (number: string) => `查找账单${number}`,
      orders: (number: string) => `查找订单${number}`,
    },
  },

  paper: {
    title: '对账结果',
    file: '明细账',
    comparedAt: '核对时间',
    company: '企业名称',
    scope: '核对范围',
    scopeOf: (side: string, figure: string, from: string, to: string) =>
      `${side}，按${figure}，${from}至${to}`,
    summary: '合计',
    differences: '差异明细',
    more: (shown: number, total: number) =>
      `共${String(total)}笔差异，此处列出前${String(shown)}笔，其余见导出的文件。`,
    sign: ['编制人：______________', '复核人：______________', '日期：______________'],
  },
} as const;
