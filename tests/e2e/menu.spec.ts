import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sim } from '../support/sim.ts';

/** Spec 1 §2 "Left menu", 1 §5 "Menu visibility": what each product and account type sees, one visit each. */
const menu = (page: Page): Locator => page.getByRole('navigation', { name: '功能菜单' });
const link = (page: Page, name: string): Locator => menu(page).getByRole('link', { name });

/** Every link of the menu, folded groups too, without badges. */
async function itemsOf(page: Page): Promise<string[]> {
  await expect(menu(page)).toBeVisible();
  const links = menu(page).locator('a');
  return links.evaluateAll((all) =>
    all.map((item) => new URL((item as HTMLAnchorElement).href).pathname.replace('/front', '')),
  );
}

/** Opens a page and waits for the calls that decide on items. */
async function open(page: Page, sim: Sim, scenario: string, path: string) {
  await sim.open(scenario, path);
  await expect(menu(page).locator('a').first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('您好，')).toBeVisible();
  await sim.settled();
}

const COMPANY = [
  '/company/index',
  '/company/billListNew',
  '/company/orderManage',
  '/company/payRecord',
  '/company/myCoupons',
  '/company/clearTypeManage',
  '/company/jcPaySetting',
];
const PARENT = [
  '/company/accountManage',
  '/company/companyInfo',
  '/company/serviceContract',
  '/distoryUserAccount',
];
/** A second pair of eyes, and the log of what they did: wherever a company has several accounts. */
const EYES = ['/company/approvals', '/company/operationLog'];
const POP = ['/yaojingcai/unbilled', '/yaojingcai/dscRule'];
const ACTIVITY = '/company/activityCenter';
const RIGHTS = '/company/memberCenter';
const SETTLED = '/company/settleCertificate';
const INVOICE = '/_sim/ext/invoice';
const FENXIAO = [
  '/fenxiao/index',
  '/fenxiao/refundList',
  '/fenxiao/companyInfo/index',
  '/fenxiao/serviceContract',
  '/company/myCoupons',
  INVOICE,
];
const FACTORING = [
  'index',
  'billListNew',
  'orderManage',
  'balanceAccount',
  'serviceContract',
  'companyInfo',
  'problemList',
].map((name) => `/baolibiaopin/${name}`);

interface Visit {
  readonly who: string;
  readonly scenario: string;
  readonly path: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  /** Where the entry of a name leads. */
  readonly leads?: readonly [name: string, href: string];
}

const company = '/company/orderManage';
const fenxiao = '/fenxiao/refundList';
const factoring = '/baolibiaopin/orderManage';

/** A row that says "only for" is named by each visit that shows a side of it: one that fails takes it away. */
const visits: readonly Visit[] = [
  {
    who: '12025 parent [menu-company-membercenter menu-company-activitycenter menu-settlecertificate-condition menu-company-settlecertificate]',
    scenario: 'mall',
    path: company,
    has: [ACTIVITY, RIGHTS, SETTLED],
  },
  {
    who: 'POP user [menu-company-unbilled menu-company-dscrule role-pop-menus]',
    scenario: 'pop-user',
    path: company,
    has: POP,
  },
  {
    who: 'child of a POP user [menu-company-unbilled menu-company-dscrule menu-child-no-unbilled menu-child-no-discount-terms]',
    scenario: 'pop-child',
    path: company,
    lacks: POP,
  },
  {
    who: '12008 [menu-company-unbilled menu-company-dscrule menu-company-activitycenter menu-settlecertificate-other-codes]',
    scenario: 'pharmacy',
    path: company,
    lacks: [...POP, ACTIVITY, SETTLED],
  },
  {
    who: '12012 parent [menu-fenxiao-repaysetting menu-fenxiao-payrecord menu-fenxiao-payrecordfxzq menu-fenxiao-index menu-fenxiao-refundlist menu-fenxiao-companyinfo menu-fenxiao-servicecontract menu-fenxiao-mycoupons menu-fenxiao-invoice menu-fenxiao-accountmanage menu-fenxiao-cancel route-distory-fromname-newindex]',
    scenario: 'wholesale',
    path: fenxiao,
    has: [
      ...FENXIAO,
      '/fenxiao/payRecord',
      '/fenxiao/repaySetting',
      '/fenxiao/accountManage',
      ...EYES,
      '/distoryUserAccount',
    ],
    lacks: ['/fenxiao/payRecordFxzq'],
    leads: ['产品注销', '/front/distoryUserAccount?fromName=newIndex'],
  },
  {
    who: 'child of 12012 [menu-fenxiao-accountmanage menu-fenxiao-cancel]',
    scenario: 'wholesale,child-account',
    path: fenxiao,
    has: ['/company/approvals'],
    lacks: ['/fenxiao/accountManage', '/company/operationLog', '/distoryUserAccount'],
  },
  {
    who: '12015 [menu-fenxiao-repaysetting menu-fenxiao-payrecord menu-fenxiao-payrecordfxzq menu-fenxiao-index menu-fenxiao-refundlist menu-fenxiao-companyinfo menu-fenxiao-servicecontract menu-fenxiao-mycoupons menu-fenxiao-invoice menu-fenxiao-cancel]',
    scenario: 'distribution-period',
    path: fenxiao,
    has: [...FENXIAO, ...EYES, '/fenxiao/payRecordFxzq'],
    lacks: ['/fenxiao/payRecord', '/fenxiao/repaySetting', '/distoryUserAccount'],
  },
  {
    who: '12023 parent [menu-bl-index menu-bl-billlistnew menu-bl-ordermanage menu-bl-balanceaccount menu-bl-companyinfo menu-bl-problemlist menu-bl-cleartypemange menu-bl-accountmanage menu-bl-distory menu-bl-servicecontract]',
    scenario: 'factoring',
    path: factoring,
    has: [
      ...FACTORING,
      '/baolibiaopin/clearTypeMange',
      '/baolibiaopin/accountManage',
      ...EYES,
      '/distoryUserAccount',
    ],
  },
  {
    who: 'the other factoring product [menu-bl-index menu-bl-billlistnew menu-bl-ordermanage menu-bl-balanceaccount menu-bl-companyinfo menu-bl-problemlist menu-bl-cleartypemange menu-bl-accountmanage]',
    scenario: 'buy-first-pay-later',
    path: factoring,
    has: FACTORING,
    lacks: ['/baolibiaopin/clearTypeMange', '/baolibiaopin/accountManage', '/company/approvals'],
  },
  {
    who: 'child of 12023 [menu-bl-accountmanage menu-bl-distory mend-child-menus]',
    scenario: 'factoring,child-account',
    path: factoring,
    has: ['/company/approvals'],
    lacks: [
      '/company/operationLog',
      '/baolibiaopin/balanceAccount',
      '/baolibiaopin/accountManage',
      '/distoryUserAccount',
      '/baolibiaopin/serviceContract',
      '/baolibiaopin/companyInfo',
    ],
  },
  {
    who: 'factoring of a kind not yet known [menu-bl-servicecontract route-bl-servicecontract-unclear]',
    scenario: 'unclear-factoring',
    path: factoring,
    lacks: ['/baolibiaopin/serviceContract'],
  },
];

for (const { who, scenario, path, has = [], lacks = [], leads } of visits)
  test(`the menu of ${who}`, async ({ page, sim }) => {
    await open(page, sim, scenario, path);
    const items = await itemsOf(page);
    expect(items).toEqual(expect.arrayContaining([...has]));
    expect(items.filter((item) => lacks.includes(item))).toEqual([]);
    if (leads) {
      const [name, href] = leads;
      await expect(menu(page).locator('a', { hasText: name })).toHaveAttribute('href', href);
    }
  });

test('12003 parent: the whole menu, its groups, its badges, and the way out to invoices [menu-company-index menu-company-billlistnew menu-company-ordermanage menu-company-payrecord menu-company-mycoupons menu-company-cleartypemanage menu-company-jcpaysetting menu-company-companyinfo menu-company-servicecontract menu-company-accountmanage menu-company-distory menu-company-activitycenter menu-company-membercenter menu-company-dscrule role-pop-menus menu-activitycenter-count-badge menu-cleartype-dot menu-settlecertificate-condition menu-company-settlecertificate menu-groups menu-groups-open-default menu-active-follows-path menu-company-invoice menu-servicecontract-badge route-invoicemanage-external redirect-invoice]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'baseline', company);

  await test.step('items', async () => {
    const items = await itemsOf(page);
    expect(items).toEqual(expect.arrayContaining([...COMPANY, ...PARENT, ACTIVITY, SETTLED]));
    expect(items.filter((item) => [...POP, RIGHTS].includes(item))).toEqual([]);
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
});

test('what is complete and seen has no badge [menu-company-companyinfo menu-activitycenter-count-badge menu-cleartype-dot]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'information-complete', company);
  await expect(menu(page).getByText('待签署')).toBeVisible();
  await expect(menu(page).getByText('待完善')).toHaveCount(0);
  await expect(link(page, '活动中心')).toHaveText('活动中心4');
  await expect(menu(page).getByRole('img', { name: '有新提示' })).toHaveCount(0);
});

test('待签署 stands only while there are contracts to sign [menu-servicecontract-badge]', async ({
  page,
  sim,
}) => {
  await sim.start('baseline');
  await sim.addFault({
    on: 'provisional.queryNeedSignContractList',
    answer: { body: '{"resultCode":"0000000","resultData":{"showPosition":[],"contracts":[]}}' },
  });
  await page.goto(`/front${company}`);
  await expect(link(page, '服务合同')).toBeVisible();
  await sim.settled();
  await expect(menu(page).getByText('待签署')).toHaveCount(0);
});

for (const { scenario, ids } of [
  {
    scenario: 'child-account',
    ids: 'role-child-none menu-child-no-account-management menu-child-no-information menu-child-no-account-safety menu-child-no-cancel menu-group-hidden-whole menu-cleartype-child-visible menu-company-accountmanage menu-company-distory menu-servicecontract-badge menu-settlecertificate-condition menu-company-settlecertificate',
  },
  { scenario: 'mall,child-account', ids: 'role-child-none menu-company-membercenter' },
])
  test(`${scenario}: what a child loses and keeps, in the menu and at home [${ids}]`, async ({
    page,
    sim,
  }) => {
    const parents = [...PARENT, RIGHTS, SETTLED];
    await open(page, sim, scenario, '/company/index');
    const main = page.getByRole('main');
    await expect(main.getByText('子账号', { exact: true })).toBeVisible();
    const items = await itemsOf(page);
    expect(items).toEqual(expect.arrayContaining(COMPANY));
    expect(items.filter((item) => [...parents, INVOICE].includes(item))).toEqual([]);
    await expect(menu(page).getByRole('heading', { name: '信息管理' })).toHaveCount(0);
    await expect(menu(page).getByRole('heading', { name: '账号与安全' })).toHaveCount(0);
    await expect(menu(page).getByText('待签署')).toHaveCount(0);
    for (const path of parents) await expect(main.locator(`a[href^="/front${path}"]`)).toHaveCount(0);
    await expect(main.getByRole('button', { name: '提额' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('company purchasing has activities and no settle certificate [menu-company-activitycenter menu-settlecertificate-other-codes]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'company-purchasing', company);
  await expect(menu(page).getByText('待签署')).toBeVisible();
  const items = await itemsOf(page);
  expect(items).toContain(ACTIVITY);
  expect(items).not.toContain(SETTLED);
});

test('the settle certificate needs the provider’s word [menu-settlecertificate-condition menu-company-settlecertificate]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'no-settle-proof', company);
  expect((await sim.log()).some((entry) => entry.operationId === 'settleProofSignCheck')).toBe(true);
  await expect(menu(page).getByText('待签署')).toBeVisible();
  await expect(link(page, '结清证明')).toHaveCount(0);
});

test('12007 has exactly its list [menu-12007-items]', async ({ page, sim }) => {
  await open(page, sim, 'new-channel', company);
  const expected = [
    '/company/index',
    '/company/billListNew',
    '/company/orderManage',
    '/company/payRecord',
    '/company/clearTypeManage',
    '/company/myCoupons',
    INVOICE,
  ];
  expect((await itemsOf(page)).sort()).toEqual(expected.sort());
});

test('12017 has exactly its list [menu-yipanhuo-items]', async ({ page, sim }) => {
  await open(page, sim, 'used-goods', '/yipanhuo/order');
  expect(await itemsOf(page)).toEqual([
    '/yipanhuo/index',
    '/yipanhuo/order',
    '/yipanhuo/payedRecord',
    '/yipanhuo/payedOrderRecord',
  ]);
});
