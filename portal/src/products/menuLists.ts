import type { ScreenName } from '../screens.ts';
import type { GroupName } from './menuItem.ts';

/** A screen's entry, the external page, or the cancellation link of distribution products. */
export type EntryName = ScreenName | 'invoice' | 'cancelFromHome';

/** The entries of each group of a menu, in order. The screen's record describes the entry. */
export type MenuLists = Readonly<Record<GroupName, readonly EntryName[]>>;

/** 1 §2 (which item in which group: open point ns-menu-item-labels) */
export const companyMenu: MenuLists = {
  home: ['companyIndex'],
  bill: [
    'companyBills',
    'companyDueCalendar',
    'companyOrders',
    'companyPayRecords',
    'companyReconcile',
    'spending',
    'unbilled',
  ],
  benefit: ['activityCenter', 'memberCenter', 'myCoupons'],
  payment: ['companyClearType', 'companyAccounts', 'companyPaySetting', 'approvals', 'discountRules'],
  info: ['companyInfo', 'companyContracts', 'settleCertificate', 'invoice'],
  security: ['operationLog', 'cancelProduct'],
};

/** Exactly the list given for 12007 (docs/decisions/0212). */
export const personalMenu: MenuLists = {
  home: ['companyIndex'],
  bill: ['companyBills', 'companyOrders', 'companyPayRecords'],
  benefit: ['myCoupons'],
  payment: ['companyClearType'],
  info: ['invoice'],
  security: [],
};

/** 1 §2 */
export const fenxiaoMenu: MenuLists = {
  home: ['fenxiaoIndex'],
  bill: ['fenxiaoDueCalendar', 'fenxiaoRefunds', 'fenxiaoPayRecords', 'spending'],
  benefit: ['myCoupons'],
  payment: ['fenxiaoRepaySetting', 'fenxiaoAccounts', 'approvals'],
  info: ['fenxiaoCompanyInfo', 'fenxiaoContracts', 'invoice'],
  security: ['operationLog', 'cancelFromHome'],
};

/** Repayments have their own path. 1 §2 */
export const fenxiaoPeriodMenu: MenuLists = {
  ...fenxiaoMenu,
  bill: ['fenxiaoDueCalendar', 'fenxiaoRefunds', 'fenxiaoPayRecordsFxzq', 'spending'],
};

/** 1 §2 */
export const yipanhuoMenu: MenuLists = {
  home: ['yipanhuoIndex'],
  bill: ['yipanhuoOrders', 'yipanhuoPayRecords', 'yipanhuoPaidOrders', 'spending'],
  benefit: [],
  payment: [],
  info: [],
  security: [],
};

/** 1 §2 */
export const factoringMenu: MenuLists = {
  home: ['factoringIndex'],
  bill: [
    'factoringBills',
    'factoringDueCalendar',
    'factoringOrders',
    'factoringReconcile',
    'spending',
    'factoringBalance',
  ],
  benefit: [],
  payment: ['factoringAccounts', 'factoringClearType', 'approvals'],
  info: ['factoringContracts', 'factoringCompanyInfo', 'factoringHelp'],
  security: ['operationLog', 'cancelProduct'],
};
