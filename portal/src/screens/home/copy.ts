import { HOTLINE } from '../../copy/contact.ts';
import { funds } from '../../copy/funds.ts';
import { quotaCopy } from '../../copy/quota.ts';
import { copy as memberCopy } from '../../domain/member/copy.ts';
import type { StandingNotice } from './rules/notices.ts';

/** The texts of the home page (docs/design/copy.md). */
export const copy = {
  title: '首页',

  notice: {
    label: '公告消息',
    drawerTitle: '公告消息',
    drawerEmpty: '暂无公告',
    open: '查看全部公告',
    next: '下一条',
    tag: '公告',
  },

  repay: {
    title: '账单还款',
    amountDue: '应还金额（元）',
    unbilled: '未出账金额（元）',
    quickBill: '快速出账',
    billing: '出账中',
    hours: '每日6:00-23:00可快速出账',
    billingDone: (billTime: string) => `预计${billTime}完成`,
    viewBill: '查看账单',
    checkRepay: '查账/还款',
    records: '还款记录',
    repay: '还款',
    viewOrders: '查看订单',
    noDue: '暂无应还账单',
    overdue: '已逾期',
    overdueDays: (days: number) => `已逾期 ${String(days)}天`,
    tipOverdue: (amount: string) => `您有${amount}元已违约，请按时还款`,
    tipNormal: (amount: string, date: string) => `您有${amount}元账单应还，最后还款日${date}`,
    nextTip: '下一条还款提示',
    closeTip: '关闭还款提示',
  },

  saving: {
    title: '累计节省（元）',
    detail: '明细',
    heading: '累计节省',
    amount: (amount: string) => `已累计节省${amount}元`,
    totalFunds: '累计使用资金',
    freeInterest: '免息资金',
    couponDiscount: '优惠券抵扣',
    scope: '历年累计，含免息节省；分期间的节省见“支出分析”',
    freeLine: (amount: string) => `免息资金 ${amount}元`,
  },

  months: {
    title: '近6个月出账与还款',
    billed: '出账',
    repaid: '还款',
    unit: (month: string) => `单位：万元，${month}截至今日`,
    untilToday: (month: string) => `${month}截至今日`,
    none: '近6个月没有出账与还款',
    showTable: '查看数据表',
    showChart: '查看图表',
    month: '月份',
    billedColumn: '出账金额（元）',
    repaidColumn: '还款金额（元）',
    monthName: (month: number) => `${String(month)}月`,
  },

  dues: {
    title: '近期应还',
    all: '还款日历',
    none: '暂无应还账单',
    total: '应还合计（元）',
    late: (days: number) => `已逾期${String(days)}天`,
    left: (weekday: string, days: number) =>
      days === 0 ? `${weekday}，今日到期` : `${weekday}，剩${String(days)}天`,
    more: (count: number) => `另有${String(count)}个还款日`,
    weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  },

  dueBills: {
    title: '应还账单',
    caption: '应还账单',
    select: (billNo: string) => `选择账单${billNo}`,
    bill: '账单',
    dueDate: '最后还款日',
    status: '状态',
    owed: '应还金额（元）',
    action: '操作',
    late: (days: number) => `逾期${String(days)}天`,
    left: (days: number) => (days === 0 ? '今日到期' : `剩${String(days)}天`),
    period: (period: number, periods: number) => `第${String(period)}/${String(periods)}期`,
    repayOf: (billNo: string) => `还款：${billNo}`,
    processing: '还款处理中',
  },

  orders: {
    title: '最近订单',
    caption: '最近订单',
    all: '全部订单',
    order: '订单',
    goods: '商品',
    orderedAt: '下单时间',
    receipt: '收货状态',
    amount: '订单金额（元）',
    quantity: (goods: string, quantity: number) => `${goods} × ${String(quantity)}`,
  },

  balance: {
    title: '余额账户',
    detail: '账户明细',
    total: '余额合计（元）',
    claim: '认领',
    transfer: '转账',
    none: '暂无余额账户',
  },

  contracts: {
    title: '服务合同',
    all: '全部合同',
    waiting: (count: number) => `${String(count)}份待签署`,
    signed: (day: string) => `签署于${day}`,
    none: '暂无合同',
  },

  account: {
    ...funds,
    title: '我的账户',
    switch: '切换账户',
    detail: '账户明细',
    dialogTitle: '账户明细',
    type: '账户类型',
    status: '转出',
    canTransferOut: '可转出',
    allDetail: '查看收支明细',
  },

  user: {
    frozen: '您的采购账号已被母账号冻结，暂不能下单。',
    label: '企业与会员等级',
    parent: '母账号',
    child: '子账号',
    adminPhone: '管理员手机号',
    editPhone: '修改',
    tasks: {
      companyChange: { tag: '企业信息已变更', action: '去更新' },
      newInvestor: { tag: '资金方已变更', action: '去签署' },
    },
  },

  member: memberCopy,

  quota: {
    title: '我的额度',
    manage: '额度管理',
    frozenOverdue: '结清逾期账单后自动解冻',
    frozenOther: `如有疑问，请致电客服热线${HOTLINE}`,
    frozenDetail: '查看冻结说明',
    renewTip: (days: number) => `您的额度将于${String(days)}天后到期，请及时续期`,
    renewExpired: '您的额度已到期，请续期后使用',
    renew: '立即续期',
    renewSoon: '您的额度即将到期，请及时续期',
    remindParent: '额度即将到期，请提醒母账号及时续期',
    remindParentExpired: '额度已到期，暂不可使用，请提醒母账号续期',
    ...quotaCopy,
  },

  coupon: {
    title: '我的优惠券',
    available: (count: number) => `${String(count)}张可用`,
    toReceive: (count: number) => `${String(count)}张待领取`,
    waiting: '领取后可用',
    expiring: '即将过期',
    usable: '可用于还款抵扣',
    receive: '去领取',
    use: '使用',
    amount: (amount: string) => `${amount}元优惠券`,
    empty: '暂无优惠券',
  },

  ad: { label: '推荐活动' },

  faq: {
    title: '常见问题',
    more: '更多',
    free: ['哪些账期可以免息？', '周结最长21天免息，月结PLUS最长41天'],
    dates: ['账单日和还款日是哪天？', '周结每周一出账，次周周日还款'],
    online: ['如何在线还款？', '在账单还款中核对账单，选择付款账户'],
    account: ['溢缴款账户怎么用？', '还款超过2万元，建议使用溢缴款账户'],
    claim: ['线下转账后如何认领？', '提交认领后，30分钟内反馈认领结果'],
    materials: ['提额需要哪些资料？', '上传企业资料，审核通过后提额'],
  },

  task: {
    title: '任务返现中心',
    more: '更多',
    empty: '暂无任务',
    until: (day: string) => `截至${day}`,
    position: (index: number, count: number) => `第${String(index + 1)}组，共${String(count)}组`,
  },

  quickBill: {
    confirmTitle: '快速出账确认',
    time: '快速出账服务时间为每日6:00-23:00',
    changeTip: '当日24:00前如有新订单或退款，出账金额可能发生变化',
    blockTip: '出账处理中，不可重复申请',
    scope: '出账范围',
    currentUser: '当前母账号未出账金额',
    company: '全公司未出账金额',
    own: '当前账号未出账金额',
    yuan: (amount: string) => `${amount}元`,
    amount: '出账金额',
    lastRepayDate: '最后还款日',
    bills: (count: number) => `将生成账单${String(count)}笔`,
    billOf: (cycle: string, account: string) => `${cycle} · ${account}`,
    billNote: (due: string, principal: string, fee: string) =>
      `最后还款日${due}，本金${principal}元，服务费${fee}元`,
    submit: '确认出账',
    cancel: '取消',
    noUnbilled: '暂无未出账金额',
    progressTitle: '出账处理中',
    progressMessage: '账单正在生成，请稍后查看',
    user: '出账范围',
    allUser: '全公司',
    currentAccount: '当前母账号',
    ownAccount: '当前账号',
    billTime: '出账时间',
    handleTime: '处理时间',
    close: '我知道了',
  },

  popup: {
    welcomeTitle: (product: string) => `欢迎使用${product}`,
    welcomeMessage: (product: string) => `您已成功开通${product}，可先采购，后付款`,
    welcomeLimit: (amount: string) => `您的额度：${amount}元`,
    welcomeCycle: (cycle: string) => `当前账期：${cycle}`,
    welcomeButton: '立即体验',
    increaseTitle: '您有提额机会',
    increaseMessage: (amount: string) => `额度最高可提升至${amount}元`,
    increaseButton: '去提额',
    couponTitle: 'VIP专享优惠券',
    couponButton: '一键领取',
    noticeIgnore: '不再提醒',
    guideTitle: '升级指引',
    guideButton: '我知道了',
    guideAlt: '合同升级后：在服务合同中查看最新合同，额度与账期保持不变',
  },
} as const;

export const standingNoticeCopy: Readonly<
  Record<
    StandingNotice,
    { readonly tagText: string; readonly text: string; readonly btnText: string | undefined }
  >
> = {
  repayRemind: {
    tagText: '还款',
    text: '还款提醒：请在还款日前按时还款，避免逾期影响企业信用。',
    btnText: undefined,
  },
  antiFraud: {
    tagText: '安全',
    text: `防诈骗提醒：请勿向任何个人账户转账，勿向他人透露短信验证码。如有疑问，请致电客服热线${HOTLINE}。`,
    btnText: undefined,
  },
  offlineTransfer: {
    tagText: '转账',
    text: '对公转账提醒：通过线下对公转账还款后，请及时认领款项，以免影响还款。',
    btnText: '去认领',
  },
};
