/** Texts that every landing page shares; docs/design/copy.md `landing.*`. */
export const copy = {
  tabsLabel: '页内导航',
  tabs: {
    intro: '产品介绍',
    'how-to-open': '如何开通',
    faq: '常见问题',
    service: '服务大厅',
    recommend: '推荐产品',
  },
  hero: { login: '立即登录', open: '立即开通', 'view-bill': '查看账单' },
  upgrade: '升级至批发金采，享更多权益',
  service: {
    hotlineTitle: '客服热线',
    hours: '服务时间：每日9:00-22:00',
    chatTitle: '24小时智能客服',
    chatText: '开通、账单、还款问题，随时在线解答',
    chatButton: '立即咨询',
  },
  recommend: { more: '了解详情' },
  open: {
    noProduct: '请从采购平台开通',
    notEnterprise: {
      title: '抱歉，当前账号非京东企业账号',
      message: '请注册京东企业账号后再开通。如有疑问，请致电客服热线',
      register: '注册企业账号',
    },
    noPermission: {
      title: '暂无开通权限',
      message: '请使用管理员账号开通，或联系管理员为您添加子账号',
    },
    close: '我知道了',
  },
  platform: {
    title: '温馨提示',
    message: '请前往对应APP查看额度和账单',
    apps: [
      { name: '京东金融', path: '：我的 > 金采' },
      { name: '京东企业版', path: '：我的 > 企业金采' },
    ],
    close: '我知道了',
  },
  chooser: {
    title: '请选择产品',
    subtitle: '您已开通以下产品',
    product: '产品名称',
    billDate: '账单日',
    repayDate: '还款日',
    amount: '已出账应还金额（元）',
    action: '操作',
    enter: '进入',
    close: '关闭',
    days: {
      monthly: { bill: '每月1日', repay: '每月25日' },
      monthlyPlus: { bill: '每月1日', repay: '每月10日' },
      weekly: { bill: '每周一', repay: '次周周日' },
      other: { bill: '-', repay: '-' },
      onDay: (day: number) => `每月${String(day)}日`,
    },
  },
} as const;
