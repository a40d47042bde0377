import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sim } from '../support/sim.ts';

/** Spec 1 §2 "Left menu", 1 §5 "Menu visibility": what each product and account type sees. */
const menu = (page: Page): Locator => page.getByRole('navigation', { name: '功能菜单' });

/** Every link of the menu, folded groups too, without badges. */
async function itemsOf(page: Page): Promise<string[]> {
  await expect(menu(page)).toBeVisible();
  const links = menu(page).locator('a');
  return links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace('/front', '')),
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
const INVOICE = '/_sim/ext/invoice';

test('12003 parent: all of the company menu [menu-company-index menu-company-billlistnew menu-company-ordermanage menu-company-payrecord menu-company-mycoupons menu-company-cleartypemanage menu-company-jcpaysetting menu-company-companyinfo menu-company-servicecontract]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'baseline', '/company/orderManage');
  const items = await itemsOf(page);
  expect(items).toEqual(
    expect.arrayContaining([...COMPANY, '/company/companyInfo', '/company/serviceContract']),
  );
  await expect(menu(page).getByRole('link', { name: '企业信息' })).toContainText('待完善');
  await open(page, sim, 'information-complete', '/company/orderManage');
  await expect(menu(page).getByText('待签署')).toBeVisible();
  await expect(menu(page).getByText('待完善')).toHaveCount(0);
});

test('the groups stand in their order, account and safety folded [menu-groups menu-groups-open-default]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'baseline', '/company/orderManage');
  await expect(menu(page).getByRole('link').first()).toHaveText('首页');
  await expect(menu(page).getByRole('heading')).toHaveText([
    '账单与还款',
    '优惠与权益',
    '支付设置',
    '信息管理',
    '账号与安全',
  ]);
  for (const name of ['账单与还款', '优惠与权益', '支付设置', '信息管理']) {
    await expect(menu(page).getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
  }
  const security = menu(page).getByRole('button', { name: '账号与安全' });
  await expect(security).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page).getByRole('link', { name: '产品注销' })).toBeHidden();
  await security.click();
  await expect(menu(page).getByRole('link', { name: '产品注销' })).toBeVisible();
});

test('the active item follows the path [menu-active-follows-path]', async ({ page, sim }) => {
  await open(page, sim, 'baseline', '/company/orderManage');
  const active = menu(page).locator('[aria-current=page]');
  await expect(active).toHaveText('订单管理');
  await menu(page).getByRole('link', { name: '还款记录' }).click();
  await expect(active).toHaveText('还款记录');
});

test('badges: count, dot, 待签署 [menu-activitycenter-count-badge menu-cleartype-dot]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'baseline', '/company/orderManage');
  await expect(menu(page).getByRole('link', { name: '活动中心' })).toHaveText('活动中心4');
  await expect(
    menu(page).getByRole('link', { name: '账期管理' }).getByRole('img', { name: '有新提示' }),
  ).toBeVisible();
  await open(page, sim, 'information-complete', '/company/orderManage');
  await expect(menu(page).getByRole('link', { name: '活动中心' })).toHaveText('活动中心4');
  await expect(menu(page).getByRole('img', { name: '有新提示' })).toHaveCount(0);
});

test('the invoice page is outside, with the way back [menu-company-invoice route-invoicemanage-external redirect-invoice]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'baseline', '/company/orderManage');
  await menu(page).getByRole('link', { name: '发票管理' }).click();
  await expect(page).toHaveURL(/\/_sim\/ext\/invoice\?returnUrl=http.*%2Ffront%2Fcompany%2ForderManage$/);
});

test('what a child account loses and keeps [menu-child-no-account-management menu-child-no-information menu-child-no-account-safety menu-child-no-cancel menu-group-hidden-whole menu-cleartype-child-visible menu-company-accountmanage menu-company-distory]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'baseline', '/company/orderManage');
  expect(await itemsOf(page)).toEqual(
    expect.arrayContaining(['/company/accountManage', '/distoryUserAccount']),
  );
  await open(page, sim, 'child-account', '/company/orderManage');
  const items = await itemsOf(page);
  expect(items).toEqual(expect.arrayContaining(COMPANY));
  for (const lost of [
    '/company/accountManage',
    '/company/companyInfo',
    '/company/serviceContract',
    '/distoryUserAccount',
    INVOICE,
  ]) {
    expect(items).not.toContain(lost);
  }
  await expect(menu(page).getByRole('heading', { name: '信息管理' })).toHaveCount(0);
  await expect(menu(page).getByRole('heading', { name: '账号与安全' })).toHaveCount(0);
});

test('POP users have two more entries, their children lose them [menu-company-unbilled menu-company-dscrule menu-child-no-unbilled menu-child-no-discount-terms]', async ({
  page,
  sim,
}) => {
  const pop = ['/yaojingcai/unbilled', '/yaojingcai/dscRule'];
  await open(page, sim, 'pop-user', '/company/orderManage');
  expect(await itemsOf(page)).toEqual(expect.arrayContaining(pop));
  for (const scenario of ['pop-child', 'pharmacy']) {
    await open(page, sim, scenario, '/company/orderManage');
    const items = await itemsOf(page);
    for (const path of pop) expect(items).not.toContain(path);
  }
});

test('activity centre is not for 12008 [menu-company-activitycenter menu-settlecertificate-other-codes]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'pharmacy', '/company/orderManage');
  const pharmacy = await itemsOf(page);
  expect(pharmacy).not.toContain('/company/activityCenter');
  expect(pharmacy).not.toContain('/company/settleCertificate');
  for (const scenario of ['baseline', 'company-purchasing', 'mall']) {
    await open(page, sim, scenario, '/company/orderManage');
    expect(await itemsOf(page)).toContain('/company/activityCenter');
  }
  await open(page, sim, 'company-purchasing', '/company/orderManage');
  await expect(menu(page).getByText('待签署')).toBeVisible();
  expect(await itemsOf(page)).not.toContain('/company/settleCertificate');
});

test('the rights centre is for the 12025 parent [menu-company-membercenter]', async ({ page, sim }) => {
  await open(page, sim, 'mall', '/company/orderManage');
  expect(await itemsOf(page)).toContain('/company/memberCenter');
  for (const scenario of ['baseline', 'mall,child-account']) {
    await open(page, sim, scenario, '/company/orderManage');
    expect(await itemsOf(page)).not.toContain('/company/memberCenter');
  }
});

test('待签署 stands only while there are contracts to sign, for parents [menu-servicecontract-badge]', async ({
  page,
  sim,
}) => {
  const contracts = menu(page).getByRole('link', { name: '服务合同' });
  await open(page, sim, 'baseline', '/company/orderManage');
  await expect(contracts).toContainText('待签署');
  await sim.addFault({
    on: 'provisional.queryNeedSignContractList',
    answer: { body: '{"resultCode":"0000000","resultData":{"showPosition":[],"contracts":[]}}' },
  });
  await page.reload();
  await expect(contracts).toBeVisible();
  await sim.settled();
  await expect(menu(page).getByText('待签署')).toHaveCount(0);
  await open(page, sim, 'child-account', '/company/orderManage');
  await expect(menu(page).getByText('待签署')).toHaveCount(0);
});

test("a child has none of the parent's rights [role-child-none]", async ({ page, sim }) => {
  const parents = [
    '/company/accountManage',
    '/company/companyInfo',
    '/company/serviceContract',
    '/company/memberCenter',
    '/company/settleCertificate',
    '/distoryUserAccount',
  ];
  for (const scenario of ['child-account', 'mall,child-account']) {
    await open(page, sim, scenario, '/company/index');
    await expect(page.getByRole('main').getByText('子账号', { exact: true })).toBeVisible();
    const items = await itemsOf(page);
    for (const path of parents) expect(items).not.toContain(path);
    const main = page.getByRole('main');
    for (const path of parents) await expect(main.locator(`a[href^="/front${path}"]`)).toHaveCount(0);
    await expect(main.getByRole('button', { name: '提额' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a POP user has the two POP entries [role-pop-menus]', async ({ page, sim }) => {
  await open(page, sim, 'pop-user', '/company/orderManage');
  const items = await itemsOf(page);
  expect(items).toContain('/yaojingcai/dscRule');
  expect(items).toContain('/yaojingcai/unbilled');
  await open(page, sim, 'baseline', '/company/orderManage');
  expect(await itemsOf(page)).not.toContain('/yaojingcai/dscRule');
});

test('settle certificate: parent, 12003 or 12025, showTab [menu-settlecertificate-condition menu-company-settlecertificate]', async ({
  page,
  sim,
}) => {
  const settle = menu(page).getByRole('link', { name: '结清证明' });
  for (const scenario of ['baseline', 'mall']) {
    await open(page, sim, scenario, '/company/orderManage');
    await expect(settle).toBeVisible();
  }
  await open(page, sim, 'child-account', '/company/orderManage');
  await expect(settle).toHaveCount(0);
  await open(page, sim, 'no-settle-proof', '/company/orderManage');
  expect((await sim.log()).some((entry) => entry.operationId === 'settleProofSignCheck')).toBe(true);
  await expect(menu(page).getByText('待签署')).toBeVisible();
  await expect(settle).toHaveCount(0);
});

test('12007 has exactly its list [menu-12007-items]', async ({ page, sim }) => {
  await open(page, sim, 'new-channel', '/company/orderManage');
  const items = await itemsOf(page);
  const expected = [
    '/company/index',
    '/company/billListNew',
    '/company/orderManage',
    '/company/payRecord',
    '/company/clearTypeManage',
    '/company/myCoupons',
    INVOICE,
  ];
  expect([...items].sort()).toEqual([...expected].sort());
});

test('fenxiao 12012 [menu-fenxiao-repaysetting menu-fenxiao-payrecord menu-fenxiao-payrecordfxzq menu-fenxiao-index menu-fenxiao-refundlist menu-fenxiao-companyinfo menu-fenxiao-servicecontract menu-fenxiao-mycoupons menu-fenxiao-invoice]', async ({
  page,
  sim,
}) => {
  const both = [
    '/fenxiao/index',
    '/fenxiao/refundList',
    '/fenxiao/companyInfo/index',
    '/fenxiao/serviceContract',
    '/company/myCoupons',
    INVOICE,
  ];
  await open(page, sim, 'wholesale', '/fenxiao/refundList');
  const wholesale = await itemsOf(page);
  expect(wholesale).toEqual(expect.arrayContaining([...both, '/fenxiao/payRecord', '/fenxiao/repaySetting']));
  expect(wholesale).not.toContain('/fenxiao/payRecordFxzq');
  await open(page, sim, 'distribution-period', '/fenxiao/refundList');
  const period = await itemsOf(page);
  expect(period).toEqual(expect.arrayContaining([...both, '/fenxiao/payRecordFxzq']));
  expect(period).not.toContain('/fenxiao/payRecord');
  expect(period).not.toContain('/fenxiao/repaySetting');
});

test('fenxiao by account type [menu-fenxiao-accountmanage menu-fenxiao-cancel route-distory-fromname-newindex]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'wholesale', '/fenxiao/refundList');
  expect(await itemsOf(page)).toContain('/fenxiao/accountManage');
  const cancel = menu(page).locator('a', { hasText: '产品注销' });
  await expect(cancel).toHaveAttribute('href', '/front/distoryUserAccount?fromName=newIndex');
  await open(page, sim, 'wholesale,child-account', '/fenxiao/refundList');
  expect(await itemsOf(page)).not.toContain('/fenxiao/accountManage');
  await expect(cancel).toHaveCount(0);
  await open(page, sim, 'distribution-period', '/fenxiao/refundList');
  await expect(cancel).toHaveCount(0);
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

test('factoring, both products [menu-bl-index menu-bl-billlistnew menu-bl-ordermanage menu-bl-balanceaccount menu-bl-companyinfo menu-bl-problemlist menu-bl-cleartypemange]', async ({
  page,
  sim,
}) => {
  const both = [
    'index',
    'billListNew',
    'orderManage',
    'balanceAccount',
    'serviceContract',
    'companyInfo',
    'problemList',
  ].map((name) => `/baolibiaopin/${name}`);
  await open(page, sim, 'factoring', '/baolibiaopin/orderManage');
  expect(await itemsOf(page)).toEqual(expect.arrayContaining([...both, '/baolibiaopin/clearTypeMange']));
  await open(page, sim, 'buy-first-pay-later', '/baolibiaopin/orderManage');
  const later = await itemsOf(page);
  expect(later).toEqual(expect.arrayContaining(both));
  expect(later).not.toContain('/baolibiaopin/clearTypeMange');
});

test('factoring by account and type [menu-bl-accountmanage menu-bl-distory menu-bl-servicecontract route-bl-servicecontract-unclear]', async ({
  page,
  sim,
}) => {
  await open(page, sim, 'factoring', '/baolibiaopin/orderManage');
  expect(await itemsOf(page)).toEqual(
    expect.arrayContaining([
      '/baolibiaopin/accountManage',
      '/distoryUserAccount',
      '/baolibiaopin/serviceContract',
    ]),
  );
  await open(page, sim, 'buy-first-pay-later', '/baolibiaopin/orderManage');
  expect(await itemsOf(page)).not.toContain('/baolibiaopin/accountManage');
  await open(page, sim, 'factoring,child-account', '/baolibiaopin/orderManage');
  const child = await itemsOf(page);
  expect(child).not.toContain('/baolibiaopin/accountManage');
  expect(child).not.toContain('/distoryUserAccount');
  await open(page, sim, 'unclear-factoring', '/baolibiaopin/orderManage');
  expect(await itemsOf(page)).not.toContain('/baolibiaopin/serviceContract');
});
