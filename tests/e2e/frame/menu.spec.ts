import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sim } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

/** Spec 1 §2 "Left menu", 1 §5 "Menu visibility": what each product and account type sees, one visit for each family of products. */
const menu = (page: Page): Locator => page.getByRole('navigation', { name: '功能菜单' });
const link = (page: Page, name: string): Locator => menu(page).getByRole('link', { name });

/** Returns every entry of the menu with its badge and target, including folded groups. */
async function entriesOf(page: Page): Promise<string[]> {
  await expect(menu(page)).toBeVisible();
  const links = menu(page).locator('a');
  return links.evaluateAll((all) =>
    all.map(
      (item) =>
        `${item.textContent} ${new URL((item as HTMLAnchorElement).href).pathname.replace('/front', '')}`,
    ),
  );
}

/** Waits for the calls that decide on items. */
async function complete(page: Page, sim: Sim) {
  await expect(menu(page).locator('a').first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('您好，')).toBeVisible();
  await sim.settled();
}

async function open(page: Page, sim: Sim, scenario: string, path: string) {
  await sim.open(scenario, path);
  await complete(page, sim);
}

const BILLS = [
  '首页 /company/index',
  '账单还款 /company/billListNew',
  '订单管理 /company/orderManage',
  '还款记录 /company/payRecord',
];
const UNBILLED = '未出账借款 /yaojingcai/unbilled';
const ACTIVITY = '活动中心4 /company/activityCenter';
const RIGHTS = '权益中心 /company/memberCenter';
const COUPONS = '我的优惠券 /company/myCoupons';
const TERMS = '账期管理 /company/clearTypeManage';
const ACCOUNTS = '采购账号管理 /company/accountManage';
const PAYMENT = '金采支付设置 /company/jcPaySetting';
/** Approvals and the operation log, for companies with several accounts. */
const APPROVALS = '审批管理 /company/approvals';
const LOG = '操作日志 /company/operationLog';
const DISCOUNT = '折扣账期 /yaojingcai/dscRule';
const INFO = ['企业信息待完善 /company/companyInfo', '服务合同待签署 /company/serviceContract'];
const SETTLED = '结清证明 /company/settleCertificate';
const INVOICE = '发票管理 /_sim/ext/invoice';
const CANCEL = '产品注销 /distoryUserAccount';
const SETTINGS = [TERMS, ACCOUNTS, PAYMENT, APPROVALS];

const FENXIAO = ['首页 /fenxiao/index', '退款记录 /fenxiao/refundList'];
const FENXIAO_RECORD = '还款记录 /fenxiao/payRecord';
const FENXIAO_SETTING = '还款设置 /fenxiao/repaySetting';
const FENXIAO_ACCOUNTS = '采购账号管理 /fenxiao/accountManage';
const FENXIAO_INFO = ['企业信息待完善 /fenxiao/companyInfo/index', '服务合同待签署 /fenxiao/serviceContract'];

const FACTORING = [
  '首页 /baolibiaopin/index',
  '账单还款 /baolibiaopin/billListNew',
  '订单管理 /baolibiaopin/orderManage',
];
const BALANCE = '余额账户 /baolibiaopin/balanceAccount';
const FACTORING_ACCOUNTS = '采购账号管理 /baolibiaopin/accountManage';
const FACTORING_TERMS = '账期管理 /baolibiaopin/clearTypeMange';
const FACTORING_CONTRACTS = '服务合同待签署 /baolibiaopin/serviceContract';
const FACTORING_INFO = '企业信息待完善 /baolibiaopin/companyInfo';
const QUESTIONS = '常见问题 /baolibiaopin/problemList';

interface Visit {
  readonly who: string;
  /** Tags of the requirement rows that it shows. */
  readonly tag: readonly string[];
  readonly scenario: string;
  readonly path: string;
  /** The whole menu in order, without further entries. */
  readonly all: readonly string[];
  /** Returns the target of a menu entry. */
  readonly leads?: readonly [name: string, href: string];
  /** The operation that decides on missing entries. */
  readonly asks?: string;
}

const company = '/company/orderManage';
const fenxiao = '/fenxiao/refundList';
const factoring = '/baolibiaopin/orderManage';

/** Tags of an "only for" row stand at each visit that covers a part, so that one failure cancels the proof. */
const visits: readonly Visit[] = [
  {
    who: '12025 parent',
    tag: [
      '@menu-company-membercenter',
      '@menu-company-activitycenter',
      '@menu-settlecertificate-condition',
      '@menu-company-settlecertificate',
    ],
    scenario: 'mall',
    path: company,
    all: [...BILLS, ACTIVITY, RIGHTS, COUPONS, ...SETTINGS, ...INFO, SETTLED, INVOICE, LOG, CANCEL],
  },
  {
    who: 'POP user',
    tag: ['@menu-company-unbilled', '@menu-company-dscrule', '@role-pop-menus'],
    scenario: 'pop-user',
    path: company,
    all: [...BILLS, UNBILLED, COUPONS, ...SETTINGS, DISCOUNT, ...INFO, INVOICE, LOG, CANCEL],
  },
  {
    who: 'child of a POP user',
    tag: [
      '@menu-company-unbilled',
      '@menu-company-dscrule',
      '@menu-child-no-unbilled',
      '@menu-child-no-discount-terms',
    ],
    scenario: 'pop-child',
    path: company,
    all: [...BILLS, COUPONS, TERMS, PAYMENT, APPROVALS],
  },
  {
    who: '12008',
    tag: [
      '@menu-company-unbilled',
      '@menu-company-dscrule',
      '@menu-company-activitycenter',
      '@menu-settlecertificate-other-codes',
    ],
    scenario: 'pharmacy',
    path: company,
    all: [...BILLS, COUPONS, ...SETTINGS, ...INFO, INVOICE, LOG, CANCEL],
  },
  {
    who: 'company purchasing',
    tag: ['@menu-company-activitycenter', '@menu-settlecertificate-other-codes'],
    scenario: 'company-purchasing',
    path: company,
    all: [...BILLS, ACTIVITY, COUPONS, ...SETTINGS, ...INFO, INVOICE, LOG, CANCEL],
  },
  {
    who: 'a user without a settle certificate',
    tag: ['@menu-settlecertificate-condition', '@menu-company-settlecertificate'],
    scenario: 'no-settle-proof',
    path: company,
    all: [...BILLS, ACTIVITY, COUPONS, ...SETTINGS, ...INFO, INVOICE, LOG, CANCEL],
    asks: 'settleProofSignCheck',
  },
  {
    who: '12007',
    tag: ['@menu-12007-items'],
    scenario: 'new-channel',
    path: company,
    all: [...BILLS, COUPONS, TERMS, INVOICE],
  },
  {
    who: '12012 parent',
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
    scenario: 'wholesale',
    path: fenxiao,
    all: [
      ...FENXIAO,
      FENXIAO_RECORD,
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
    tag: ['@menu-fenxiao-accountmanage', '@menu-fenxiao-cancel'],
    scenario: 'wholesale,child-account',
    path: fenxiao,
    all: [...FENXIAO, FENXIAO_RECORD, COUPONS, FENXIAO_SETTING, APPROVALS],
  },
  {
    who: '12015',
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
      '@menu-fenxiao-cancel',
    ],
    scenario: 'distribution-period',
    path: fenxiao,
    all: [
      ...FENXIAO,
      '还款记录 /fenxiao/payRecordFxzq',
      COUPONS,
      FENXIAO_ACCOUNTS,
      APPROVALS,
      ...FENXIAO_INFO,
      INVOICE,
      LOG,
    ],
  },
  {
    who: '12023 parent',
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
    ],
    scenario: 'factoring',
    path: factoring,
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
    tag: [
      '@menu-bl-index',
      '@menu-bl-billlistnew',
      '@menu-bl-ordermanage',
      '@menu-bl-balanceaccount',
      '@menu-bl-companyinfo',
      '@menu-bl-problemlist',
      '@menu-bl-cleartypemange',
      '@menu-bl-accountmanage',
    ],
    scenario: 'buy-first-pay-later',
    path: factoring,
    all: [...FACTORING, BALANCE, FACTORING_CONTRACTS, FACTORING_INFO, QUESTIONS, LOG, CANCEL],
  },
  {
    who: 'child of 12023',
    tag: ['@menu-bl-accountmanage', '@menu-bl-distory', '@mend-child-menus'],
    scenario: 'factoring,child-account',
    path: factoring,
    all: [...FACTORING, FACTORING_TERMS, APPROVALS, QUESTIONS],
  },
  {
    who: 'factoring of a kind not yet known',
    tag: ['@menu-bl-servicecontract', '@route-bl-servicecontract-unclear'],
    scenario: 'unclear-factoring',
    path: factoring,
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

for (const family of [company, fenxiao, factoring]) {
  const [first, ...others] = visits.filter(({ path }) => path === family);
  const everybody = [first!, ...others];

  const tag = [...new Set(everybody.flatMap((visit) => visit.tag))];
  test(`the menu of each kind of visitor at ${family}`, { tag }, async ({ page, sim }) => {
    for (const { who, scenario, path, all, leads, asks } of everybody)
      await test.step(who, async () => {
        await (scenario === first?.scenario ? sim.open(scenario, path) : sim.change(scenario, path));
        await complete(page, sim);
        expect(await entriesOf(page)).toEqual(all);
        if (leads) {
          const [name, href] = leads;
          await expect(menu(page).locator('a', { hasText: name })).toHaveAttribute('href', href);
        }
        if (asks) expect((await sim.log()).map(({ operationId }) => operationId)).toContain(asks);
      });
  });
}

test(
  '12003 parent: the whole menu, its groups, its badges, and the way out to invoices',
  {
    tag: [
      '@menu-company-index',
      '@menu-company-billlistnew',
      '@menu-company-ordermanage',
      '@menu-company-payrecord',
      '@menu-company-mycoupons',
      '@menu-company-cleartypemanage',
      '@menu-company-jcpaysetting',
      '@menu-company-companyinfo',
      '@menu-company-servicecontract',
      '@menu-company-accountmanage',
      '@menu-company-distory',
      '@menu-company-activitycenter',
      '@menu-company-membercenter',
      '@menu-company-dscrule',
      '@role-pop-menus',
      '@menu-activitycenter-count-badge',
      '@menu-cleartype-dot',
      '@menu-settlecertificate-condition',
      '@menu-company-settlecertificate',
      '@menu-groups',
      '@menu-groups-open-default',
      '@menu-active-follows-path',
      '@menu-company-invoice',
      '@menu-servicecontract-badge',
      '@route-invoicemanage-external',
      '@redirect-invoice',
    ],
  },
  async ({ page, sim }) => {
    await open(page, sim, 'baseline', company);

    await test.step('items', async () => {
      await expectWhole(menu(page), 'menu');
      const all = [...BILLS, ACTIVITY, COUPONS, ...SETTINGS, ...INFO, SETTLED, INVOICE, LOG, CANCEL];
      expect(await entriesOf(page)).toEqual(all);
    });

    await test.step('badges', async () => {
      await expect(link(page, '企业信息')).toContainText('待完善');
      await expect(link(page, '服务合同')).toContainText('待签署');
      await expect(link(page, '活动中心')).toHaveText('活动中心4');
      await expect(link(page, '账期管理').getByRole('img', { name: '有新提示' })).toBeVisible();
      await expect(link(page, '结清证明')).toBeVisible();
    });

    await test.step('groups in their order, account and safety folded', async () => {
      await expect(menu(page).getByRole('link').first()).toHaveText('首页');
      const open = ['账单与还款', '优惠与权益', '支付设置', '信息管理'];
      await expect(menu(page).getByRole('heading')).toHaveText([...open, '账号与安全']);
      for (const name of open)
        await expect(menu(page).getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
      const security = menu(page).getByRole('button', { name: '账号与安全' });
      await expect(security).toHaveAttribute('aria-expanded', 'false');
      await expect(link(page, '产品注销')).toBeHidden();
      await security.click();
      await expect(link(page, '产品注销')).toBeVisible();
    });

    await test.step('the active item follows the path', async () => {
      const active = menu(page).locator('[aria-current=page]');
      await expect(active).toHaveText('订单管理');
      await link(page, '还款记录').click();
      await expect(active).toHaveText('还款记录');
    });

    await test.step('invoices are outside, with the way back', async () => {
      await link(page, '发票管理').click();
      await expect(page).toHaveURL(/\/_sim\/ext\/invoice\?returnUrl=http.*%2Ffront%2Fcompany%2FpayRecord/);
    });
  },
);

test(
  'a complete and seen entry has no badge',
  { tag: ['@menu-company-companyinfo', '@menu-activitycenter-count-badge', '@menu-cleartype-dot'] },
  async ({ page, sim }) => {
    await open(page, sim, 'information-complete', company);
    await expect(menu(page).getByText('待签署')).toBeVisible();
    await expect(menu(page).getByText('待完善')).toHaveCount(0);
    await expect(link(page, '活动中心')).toHaveText('活动中心4');
    await expect(menu(page).getByRole('img', { name: '有新提示' })).toHaveCount(0);
  },
);

test(
  '待签署 stands only while there are contracts to sign',
  { tag: ['@menu-servicecontract-badge'] },
  async ({ page, sim }) => {
    await sim.start('baseline');
    await sim.addFault({
      on: 'provisional.queryNeedSignContractList',
      answer: { body: '{"resultCode":"0000000","resultData":{"showPosition":[],"contracts":[]}}' },
    });
    await page.goto(`/front${company}`);
    await expect(link(page, '服务合同')).toBeVisible();
    await sim.settled();
    await expect(menu(page).getByText('待签署')).toHaveCount(0);
  },
);

for (const { scenario, tag } of [
  {
    scenario: 'child-account',
    tag: [
      '@role-child-none',
      '@menu-child-no-account-management',
      '@menu-child-no-information',
      '@menu-child-no-account-safety',
      '@menu-child-no-cancel',
      '@menu-group-hidden-whole',
      '@menu-cleartype-child-visible',
      '@menu-company-accountmanage',
      '@menu-company-distory',
      '@menu-servicecontract-badge',
      '@menu-settlecertificate-condition',
      '@menu-company-settlecertificate',
    ],
  },
  { scenario: 'mall,child-account', tag: ['@role-child-none', '@menu-company-membercenter'] },
])
  test(
    `${scenario}: what a child loses and keeps, in the menu and at home`,
    { tag },
    async ({ page, sim }) => {
      await open(page, sim, scenario, '/company/index');
      const main = page.getByRole('main');
      await expect(main.getByText('子账号', { exact: true })).toBeVisible();
      const who = scenario === 'child-account' ? 'child' : 'childOfMall';
      await expectWhole(main, `home.${who}`);
      await expectWhole(menu(page), `menu.${who}`);
      expect(await entriesOf(page)).toEqual([...BILLS, ACTIVITY, COUPONS, TERMS, PAYMENT, APPROVALS]);
      await expect(menu(page).getByRole('heading', { name: '信息管理' })).toHaveCount(0);
      await expect(menu(page).getByRole('heading', { name: '账号与安全' })).toHaveCount(0);
      await expect(menu(page).getByText('待签署')).toHaveCount(0);
      for (const entry of [ACCOUNTS, ...INFO, CANCEL, RIGHTS, SETTLED])
        await expect(main.locator(`a[href^="/front${entry.split(' ')[1]}"]`)).toHaveCount(0);
      await expect(main.getByRole('button', { name: '提额' })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

test('12017 has exactly its list', { tag: ['@menu-yipanhuo-items'] }, async ({ page, sim }) => {
  await open(page, sim, 'used-goods', '/yipanhuo/order');
  expect(await entriesOf(page)).toEqual([
    '首页 /yipanhuo/index',
    '订单管理 /yipanhuo/order',
    '还款记录 /yipanhuo/payedRecord',
    '已还订单 /yipanhuo/payedOrderRecord',
  ]);
});
