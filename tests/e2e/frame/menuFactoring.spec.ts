/** Tests the menu of the factoring products. */
import { APPROVALS, CANCEL, LOG, expectMenus, type Visit } from '../../support/menu.ts';
import { test } from '../../support/sim.ts';

const FACTORING = [
  '首页 /baolibiaopin/index',
  '账单还款 /baolibiaopin/billListNew',
  '还款日历 /baolibiaopin/dueCalendar',
  '订单管理 /baolibiaopin/orderManage',
  '对账 /baolibiaopin/reconcile',
  '支出分析 /spending',
];
const BALANCE = '余额账户 /baolibiaopin/balanceAccount';
const FACTORING_ACCOUNTS = '采购账号管理 /baolibiaopin/accountManage';
const FACTORING_TERMS = '账期管理 /baolibiaopin/clearTypeMange';
const FACTORING_CONTRACTS = '服务合同待签署 /baolibiaopin/serviceContract';
const FACTORING_INFO = '企业信息待完善 /baolibiaopin/companyInfo';
const QUESTIONS = '常见问题 /baolibiaopin/problemList';

const PATH = '/baolibiaopin/orderManage';

const visits: readonly Visit[] = [
  {
    who: '12023 parent',
    scenario: 'factoring',
    all: [
      ...FACTORING,
      BALANCE,
      FACTORING_ACCOUNTS,
      FACTORING_TERMS,
      APPROVALS,
      FACTORING_CONTRACTS,
      FACTORING_INFO,
      QUESTIONS,
      LOG,
      CANCEL,
    ],
  },
  {
    who: 'the other factoring product',
    scenario: 'buy-first-pay-later',
    all: [...FACTORING, BALANCE, FACTORING_CONTRACTS, FACTORING_INFO, QUESTIONS, LOG, CANCEL],
  },
  {
    who: 'child of 12023',
    scenario: 'factoring,child-account',
    all: [...FACTORING, FACTORING_TERMS, APPROVALS, QUESTIONS],
  },
  {
    who: 'factoring of a kind not yet known',
    scenario: 'unclear-factoring',
    all: [
      ...FACTORING,
      BALANCE,
      FACTORING_ACCOUNTS,
      FACTORING_TERMS,
      APPROVALS,
      FACTORING_INFO,
      QUESTIONS,
      LOG,
      CANCEL,
    ],
  },
];

test(
  `shows each kind of visitor the right menu at ${PATH}`,
  {
    tag: [
      '@menu-bl-index',
      '@menu-bl-billlistnew',
      '@menu-bl-ordermanage',
      '@menu-bl-balanceaccount',
      '@menu-bl-companyinfo',
      '@menu-bl-problemlist',
      '@menu-bl-cleartypemange',
      '@menu-bl-accountmanage',
      '@menu-bl-distory',
      '@menu-bl-servicecontract',
      '@mend-child-menus',
      '@route-bl-servicecontract-unclear',
    ],
  },
  ({ page, sim }) => expectMenus(page, sim, PATH, visits),
);
