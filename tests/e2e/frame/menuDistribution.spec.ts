/** Tests the menu of the distribution products. */
import { APPROVALS, CANCEL, COUPONS, INVOICE, LOG, expectMenus, type Visit } from '../../support/menu.ts';
import { test } from '../../support/sim.ts';

const FENXIAO = ['首页 /fenxiao/index', '还款日历 /fenxiao/dueCalendar', '退款记录 /fenxiao/refundList'];
const FENXIAO_RECORD = '还款记录 /fenxiao/payRecord';
const SPENDING = '支出分析 /spending';
const FENXIAO_SETTING = '还款设置 /fenxiao/repaySetting';
const FENXIAO_ACCOUNTS = '采购账号管理 /fenxiao/accountManage';
const FENXIAO_INFO = ['企业信息待完善 /fenxiao/companyInfo/index', '服务合同待签署 /fenxiao/serviceContract'];

const PATH = '/fenxiao/refundList';

const visits: readonly Visit[] = [
  {
    who: '12012 parent',
    scenario: 'wholesale',
    all: [
      ...FENXIAO,
      FENXIAO_RECORD,
      SPENDING,
      COUPONS,
      FENXIAO_SETTING,
      FENXIAO_ACCOUNTS,
      APPROVALS,
      ...FENXIAO_INFO,
      INVOICE,
      LOG,
      CANCEL,
    ],
    leads: ['产品注销', '/front/distoryUserAccount?fromName=newIndex'],
  },
  {
    who: 'child of 12012',
    scenario: 'wholesale,child-account',
    all: [...FENXIAO, FENXIAO_RECORD, SPENDING, COUPONS, FENXIAO_SETTING, APPROVALS],
  },
  {
    who: '12015',
    scenario: 'distribution-period',
    all: [
      ...FENXIAO,
      '还款记录 /fenxiao/payRecordFxzq',
      SPENDING,
      COUPONS,
      FENXIAO_ACCOUNTS,
      APPROVALS,
      ...FENXIAO_INFO,
      INVOICE,
      LOG,
    ],
  },
];

test(
  `shows each kind of visitor the right menu at ${PATH}`,
  {
    tag: [
      '@menu-fenxiao-repaysetting',
      '@menu-fenxiao-payrecord',
      '@menu-fenxiao-payrecordfxzq',
      '@menu-fenxiao-index',
      '@menu-fenxiao-refundlist',
      '@menu-fenxiao-companyinfo',
      '@menu-fenxiao-servicecontract',
      '@menu-fenxiao-mycoupons',
      '@menu-fenxiao-invoice',
      '@menu-fenxiao-accountmanage',
      '@menu-fenxiao-cancel',
      '@route-distory-fromname-newindex',
    ],
  },
  ({ page, sim }) => expectMenus(page, sim, PATH, visits),
);
