/** The texts of the payment settings (docs/design/copy.md). */
export const payCopy = {
  title: '金采支付设置',
  intro: '下单时验证支付密码；到期账单可自动还款，由所选账户依次扣款。',

  password: {
    title: '支付密码',
    set: '支付密码已设置',
    unset: '支付密码未设置',
    locked: '支付密码已锁定',
    lockedUntil: (until: string) => `输错次数过多，${until}后可再次使用，也可重置密码。`,
    setAt: (at: string) => `最近一次设置：${at}`,
    unsetNote: '设置后，下单使用企业金采需验证支付密码。',
    actions: { set: '设置支付密码', change: '修改支付密码', reset: '重置支付密码' },
    done: { set: '支付密码已设置', change: '支付密码已修改', reset: '支付密码已重置' },
    old: '原支付密码',
    next: '新支付密码',
    again: '再次输入新密码',
    hint: '6位数字，请勿使用相同或连续的数字',
    wrong: '请输入6位数字',
    different: '两次输入的密码不一致',
    save: '保存密码',
  },

  reset: {
    intro: (phone: string) => `先验证手机号${phone}，再由法定代表人完成人脸识别，然后设置新密码。`,
    stepsLabel: '重置进度',
    steps: ['短信验证', '人脸识别', '设置新密码'],
    code: '短信验证码',
    next: '下一步',
    face: '请法定代表人在打开的页面完成人脸识别，完成后回到本页。',
    start: '开始人脸识别',
    waiting: '等待人脸识别完成',
    passed: '人脸识别已通过，请设置新密码。',
  },

  small: {
    title: '小额免密',
    note: (max: string) => `不超过该金额的订单不需支付密码，0表示每笔都需要，最高${max}元。`,
    unset: '设置支付密码后可设置小额免密。',
    amount: '免密金额（元）',
    password: '支付密码',
    save: '保存免密金额',
    saved: '免密金额已保存',
    tooMuch: (max: string) => `免密金额不能超过${max}元`,
  },
} as const;
