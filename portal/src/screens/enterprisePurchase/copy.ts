import { HOTLINE } from '../../copy/contact.ts';

/** Texts of the page that links to the purchasing mall. */
export const copy = {
  title: '企业购跳转',
  intro: '企业购是面向企业的采购商城，下单时可使用企业金采支付。',
  target: (host: string) => `即将离开本站，前往企业购（${host}）`,
  counting: (seconds: number) =>
    seconds === 0
      ? '正在前往企业购，长时间未打开时可再次前往或返回'
      : `${String(seconds)}秒后自动前往，也可立即前往或返回`,
  offline: '网络连接已断开，暂时无法前往企业购；网络恢复后将继续',
  unknown: `当前环境没有配置企业购的地址，无法前往。请从采购平台进入，或致电客服热线${HOTLINE}`,
  go: '立即前往',
  stay: '返回首页',
} as const;
