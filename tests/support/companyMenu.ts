/** Lists the entries of the company products' menu: name with its badge (活动中心 has 4 running tasks), and address. */
import { APPROVALS } from './menu.ts';

/** Home, bills, orders and repayments, which all products have. */
export const PERSONAL_BILLS = [
  '首页 /company/index',
  '账单还款 /company/billListNew',
  '订单管理 /company/orderManage',
  '还款记录 /company/payRecord',
];
/** The same with the calendar, reconciliation and spending, which company products have. */
export const BILLS = [
  ...PERSONAL_BILLS.slice(0, 2),
  '还款日历 /company/dueCalendar',
  ...PERSONAL_BILLS.slice(2),
  '对账 /company/reconcile',
  '支出分析 /spending',
];
export const UNBILLED = '未出账借款 /yaojingcai/unbilled';
export const ACTIVITY = '活动中心4 /company/activityCenter';
export const RIGHTS = '权益中心 /company/memberCenter';
export const TERMS = '账期管理 /company/clearTypeManage';
export const ACCOUNTS = '采购账号管理 /company/accountManage';
export const PAYMENT = '金采支付设置 /company/jcPaySetting';
export const DISCOUNT = '折扣账期 /yaojingcai/dscRule';
export const INFO = ['企业信息待完善 /company/companyInfo', '服务合同待签署 /company/serviceContract'];
export const SETTLED = '结清证明 /company/settleCertificate';
export const SETTINGS = [TERMS, ACCOUNTS, PAYMENT, APPROVALS];
