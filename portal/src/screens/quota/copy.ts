import { QuotaType } from '#generated/shared/enums/QuotaType.ts';
import { HOTLINE } from '../../copy/contact.ts';
import { NO_VALUE } from '../../format/date.ts';

/** The texts of the quota page and of the page that explains a freeze (docs/design/copy.md). */
export const copy = {
  title: '额度管理',
  intro: '额度由固定额度与临时额度组成，下单时占用，还款或退款后释放。',

  line: {
    title: '额度总览',
    frozenLink: '查看冻结说明',
    fixed: '固定额度（元）',
    temporary: '临时额度（元）',
    temporaryUntil: (date: string) => `${date}到期`,
    noTemporary: '当前没有临时额度',
    expiry: '额度有效期至',
    daysLeft: (days: number) => `剩余${String(days)}天`,
    type: '额度类型',
    typeNote: {
      [QuotaType.Shared]: '企业全部采购账号共用总额度',
      [QuotaType.Cap]: '各采购账号在自己的上限内使用总额度',
    },
  },

  caps: {
    title: '各采购账号占用',
    own: '本账号占用',
    account: '采购账号',
    cap: '上限额度（元）',
    used: '已用额度（元）',
    left: '剩余（元）',
    share: '占用比例',
    shareOf: (percent: number) => `${String(percent)}%`,
  },

  movements: {
    title: '额度变动明细',
    at: '变动时间',
    kind: '变动类型',
    amount: '可用额度变化（元）',
    reference: '业务单号',
    account: '采购账号',
    usedAfter: '变动后已用（元）',
    days: '变动时间',
    taken: '占用合计（元）',
    released: '释放合计（元）',
    sums: '合计',
    file: '额度变动明细',
    net: '净变动',
  },

  freeze: {
    title: '冻结说明',
    intro: '额度冻结期间不能用金采下单、提额和变更账期，已有账单请照常还款。',
    card: '冻结状态',
    frozen: '您的额度已冻结',
    risk: '风险提示：您的额度因风险管控已冻结',
    held: '额度未冻结，仅有订单占用',
    none: '您的额度未冻结',
    sum: '冻结额度（元）',
    items: '冻结明细',
    since: '冻结时间',
    reason: '冻结类型',
    reasonText: '原因',
    release: '解冻方式',
    reference: '关联单号',
    /** For items without an order or bill. */
    unnamed: {
      OVERDUE: '其他采购账号的账单',
      RISK: NO_VALUE,
      ACCOUNT: NO_VALUE,
      ORDER_HOLD: '其他采购账号的订单',
    },
    amount: '冻结金额（元）',
    what: '怎样解冻',
    colon: '：',
    bills: '需还清的逾期账单',
    billsNote: '还清以下全部逾期账单后自动解冻。',
    billsAlso: '您还有以下逾期账单，请尽快还清，以免产生更多逾期费用。',
    repayAll: '立即还款',
    billNo: '账单编号',
    due: '最后还款日',
    owed: '应还金额（元）',
    status: '账单状态',
    total: '逾期应还合计（元）',
    quota: '返回额度管理',
    service: `如有疑问，请致电客服热线${HOTLINE}（每日9:00-22:00）`,
    overdueAmongOthers: '还清全部逾期账单后，此项冻结自动解除；其余冻结仍按各自的方式解除。',
    steps: {
      OVERDUE: '还清全部逾期账单，还款成功后系统自动解冻，一般在几分钟内恢复。',
      RISK: `请联系客服核实企业与经办人信息，热线${HOTLINE}；核实通过后解除冻结。`,
      ACCOUNT: `请联系客服核实账户状态，热线${HOTLINE}。`,
      ORDER_HOLD: '无需处理：出库后转为已用额度，订单取消后自动释放。',
    },
  },
} as const;
