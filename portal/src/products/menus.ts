import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { POP_TAG } from './catalogue.ts';
import type { GroupName, MenuItem } from './menuItem.ts';
import type { ProductCode } from './product.ts';

export type MenuEntries = Readonly<Record<GroupName, readonly MenuItem[]>>;

const parentOnly = [AccountType.Child];

const item = (
  name: string,
  title: string,
  link: string,
  icon: MenuItem['icon'],
  rules: Partial<MenuItem> = {},
): MenuItem => ({
  title,
  link,
  name,
  icon,
  outerUrl: undefined,
  hiddenAccountType: [],
  showUserTag: undefined,
  showProductList: [],
  excludeProductList: [],
  badgeDot: false,
  badgeContent: '',
  ...rules,
});

const invoice = item('invoice', '发票管理', '', 'invoice', { outerUrl: 'invoice' });
const cancelProduct = (link = '/distoryUserAccount', rules: Partial<MenuItem> = {}) =>
  item('cancelProduct', '产品注销', link, 'cancel', { hiddenAccountType: parentOnly, ...rules });

/** 12003, 12008, 12010, 12025. 1 §2 (which item in which group: not-shown ns-menu-item-labels) */
const company: MenuEntries = {
  home: [item('index', '首页', '/company/index', 'home')],
  bill: [
    item('billList', '账单还款', '/company/billListNew', 'bill'),
    item('orderManage', '订单管理', '/company/orderManage', 'box'),
    item('payRecord', '还款记录', '/company/payRecord', 'history'),
    item('unbilled', '未出账借款', '/yaojingcai/unbilled', 'loan', {
      showUserTag: POP_TAG,
      hiddenAccountType: parentOnly,
    }),
  ],
  benefit: [
    item('activityCenter', '活动中心', '/company/activityCenter', 'flag', {
      showProductList: ['12003', '12007', '12010', '12025'],
    }),
    item('memberCenter', '权益中心', '/company/memberCenter', 'crown', {
      showProductList: ['12025'],
      hiddenAccountType: parentOnly,
    }),
    item('myCoupons', '我的优惠券', '/company/myCoupons', 'coupon'),
  ],
  payment: [
    item('clearTypeManage', '账期管理', '/company/clearTypeManage', 'calendar'),
    item('accountManage', '采购账号管理', '/company/accountManage', 'people', {
      hiddenAccountType: parentOnly,
    }),
    item('jcPaySetting', '金采支付设置', '/company/jcPaySetting', 'sliders'),
    item('dscRule', '折扣账期', '/yaojingcai/dscRule', 'percent', {
      showUserTag: POP_TAG,
      hiddenAccountType: parentOnly,
    }),
  ],
  info: [
    item('companyInfo', '企业信息', '/company/companyInfo', 'building'),
    item('serviceContract', '服务合同', '/company/serviceContract', 'contract'),
    item('settleCertificate', '结清证明', '/company/settleCertificate', 'certificate', {
      showProductList: ['12003', '12025'],
      hiddenAccountType: parentOnly,
    }),
    invoice,
  ],
  security: [cancelProduct()],
};

/** Exactly the list given for 12007 (decisions.md 12); 12011 and 12019 use it too (ns-menu-other-products). */
const personal: MenuEntries = {
  home: company.home,
  bill: company.bill.slice(0, 3),
  benefit: company.benefit.slice(2),
  payment: company.payment.slice(0, 1),
  info: [invoice],
  security: [],
};

/** 12012, 12015. 1 §2 */
const fenxiao: MenuEntries = {
  home: [item('index', '首页', '/fenxiao/index', 'home')],
  bill: [
    item('refundList', '退款记录', '/fenxiao/refundList', 'refund'),
    item('payRecord', '还款记录', '/fenxiao/payRecord', 'history', { showProductList: ['12012'] }),
    item('payRecordFxzq', '还款记录', '/fenxiao/payRecordFxzq', 'history', { showProductList: ['12015'] }),
  ],
  benefit: [item('myCoupons', '我的优惠券', '/company/myCoupons', 'coupon')],
  payment: [
    item('repaySetting', '还款设置', '/fenxiao/repaySetting', 'sliders', { showProductList: ['12012'] }),
    item('accountManage', '采购账号管理', '/fenxiao/accountManage', 'people', {
      hiddenAccountType: parentOnly,
    }),
  ],
  info: [
    item('companyInfo', '企业信息', '/fenxiao/companyInfo/index', 'building'),
    item('serviceContract', '服务合同', '/fenxiao/serviceContract', 'contract'),
    invoice,
  ],
  security: [cancelProduct('/distoryUserAccount?fromName=newIndex', { showProductList: ['12012'] })],
};

/** 12017. 1 §2 */
const yipanhuo: MenuEntries = {
  home: [item('index', '首页', '/yipanhuo/index', 'home')],
  bill: [
    item('order', '订单管理', '/yipanhuo/order', 'box'),
    item('payedRecord', '还款记录', '/yipanhuo/payedRecord', 'history'),
    item('payedOrderRecord', '已还订单', '/yipanhuo/payedOrderRecord', 'bill'),
  ],
  benefit: [],
  payment: [],
  info: [],
  security: [],
};

/** 12023, 12037. 1 §2 */
const factoring: MenuEntries = {
  home: [item('index', '首页', '/baolibiaopin/index', 'home')],
  bill: [
    item('billList', '账单还款', '/baolibiaopin/billListNew', 'bill'),
    item('orderManage', '订单管理', '/baolibiaopin/orderManage', 'box'),
    item('balanceAccount', '余额账户', '/baolibiaopin/balanceAccount', 'wallet'),
  ],
  benefit: [],
  payment: [
    item('accountManage', '采购账号管理', '/baolibiaopin/accountManage', 'people', {
      showProductList: ['12023'],
      hiddenAccountType: parentOnly,
    }),
    item('clearTypeManage', '账期管理', '/baolibiaopin/clearTypeMange', 'calendar', {
      showProductList: ['12023'],
    }),
  ],
  info: [
    item('serviceContract', '服务合同', '/baolibiaopin/serviceContract', 'contract'),
    item('companyInfo', '企业信息', '/baolibiaopin/companyInfo', 'building'),
    item('problemList', '常见问题', '/baolibiaopin/problemList', 'help'),
  ],
  security: [cancelProduct()],
};

/** Products that are not here have no menu: platform, and those without pages. */
export const menus: Readonly<Partial<Record<ProductCode, MenuEntries>>> = {
  12003: company,
  12007: personal,
  12008: company,
  12010: company,
  12011: personal,
  12012: fenxiao,
  12015: fenxiao,
  12017: yipanhuo,
  12019: personal,
  12023: factoring,
  12025: company,
  12037: factoring,
};
