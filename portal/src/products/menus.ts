import { paths } from '../paths.ts';
import { screens, type ScreenName } from '../screens.ts';
import type { GroupName, MenuItem } from './menuItem.ts';
import type { ProductCode } from './product.ts';

/** Which items a product's menu has, in which group, in this order. What an item is, its screen's record says. */
export type MenuEntries = Readonly<Record<GroupName, readonly MenuItem[]>>;

const everywhere = {
  outerUrl: undefined,
  hiddenAccountType: [],
  showUserTag: undefined,
  showProductList: [],
  excludeProductList: [],
  badgeDot: false,
  badgeContent: '',
} as const;

function item(name: ScreenName): MenuItem {
  const screen = screens[name];
  if (!('menu' in screen) || screen.menu === undefined) throw new Error(`${name} has no menu entry`);
  return { ...everywhere, title: screen.title, link: screen.path, ...screen.menu };
}

const items = (...names: readonly ScreenName[]): readonly MenuItem[] => names.map(item);

/** 12037 has no pages for its children (1 §2): there nobody else could decide. */
const withChildren = (name: ScreenName): MenuItem => ({
  ...item(name),
  excludeProductList: ['12037'],
});

/** A page outside. */
const invoice: MenuItem = {
  ...everywhere,
  name: 'invoice',
  title: '发票管理',
  link: '',
  icon: 'invoice',
  outerUrl: 'invoice',
};

/** 12003, 12008, 12010, 12025. 1 §2 (which item in which group: open point ns-menu-item-labels) */
const company: MenuEntries = {
  home: items('companyIndex'),
  bill: items('companyBills', 'companyOrders', 'companyPayRecords', 'unbilled'),
  benefit: items('activityCenter', 'memberCenter', 'myCoupons'),
  payment: items('companyClearType', 'companyAccounts', 'companyPaySetting', 'approvals', 'discountRules'),
  info: [...items('companyInfo', 'companyContracts', 'settleCertificate'), invoice],
  security: items('operationLog', 'cancelProduct'),
};

/** Exactly the list given for 12007 (docs/decisions/0212); 12011 and 12019 use it too (ns-menu-other-products). */
const personal: MenuEntries = {
  home: items('companyIndex'),
  bill: items('companyBills', 'companyOrders', 'companyPayRecords'),
  benefit: items('myCoupons'),
  payment: items('companyClearType'),
  info: [invoice],
  security: [],
};

/** 12012, 12015. 1 §2 */
const fenxiao: MenuEntries = {
  home: items('fenxiaoIndex'),
  bill: items('fenxiaoRefunds', 'fenxiaoPayRecords', 'fenxiaoPayRecordsFxzq'),
  benefit: items('myCoupons'),
  payment: items('fenxiaoRepaySetting', 'fenxiaoAccounts', 'approvals'),
  info: [...items('fenxiaoCompanyInfo', 'fenxiaoContracts'), invoice],
  security: [
    item('operationLog'),
    {
      ...item('cancelProduct'),
      link: paths.cancelProduct({ fromName: 'newIndex' }),
      showProductList: ['12012'],
    },
  ],
};

/** 12017. 1 §2 */
const yipanhuo: MenuEntries = {
  home: items('yipanhuoIndex'),
  bill: items('yipanhuoOrders', 'yipanhuoPayRecords', 'yipanhuoPaidOrders'),
  benefit: [],
  payment: [],
  info: [],
  security: [],
};

/** 12023, 12037. 1 §2 */
const factoring: MenuEntries = {
  home: items('factoringIndex'),
  bill: items('factoringBills', 'factoringOrders', 'factoringBalance'),
  benefit: [],
  payment: [...items('factoringAccounts', 'factoringClearType'), withChildren('approvals')],
  info: items('factoringContracts', 'factoringCompanyInfo', 'factoringHelp'),
  security: items('operationLog', 'cancelProduct'),
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
