/** Tests groups, badges and entries of the left menu, for a parent and for a child account. */
import {
  BILLS,
  ACTIVITY,
  RIGHTS,
  TERMS,
  ACCOUNTS,
  PAYMENT,
  INFO,
  SETTLED,
  SETTINGS,
} from '../../support/companyMenu.ts';
import { COUPONS, APPROVALS, LOG, INVOICE, CANCEL, entriesOf, link, menu, open } from '../../support/menu.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const ORDERS = '/company/orderManage';

test(
  'shows a 12003 parent all menu groups, entries and badges, and the link to invoices',
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
    await open(page, sim, 'baseline', ORDERS);

    await test.step('lists all entries', async () => {
      await expectWhole(menu(page), 'menu');
      const all = [...BILLS, ACTIVITY, COUPONS, ...SETTINGS, ...INFO, SETTLED, INVOICE, LOG, CANCEL];
      expect(await entriesOf(page)).toEqual(all);
    });

    await test.step('shows the badges', async () => {
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

    await test.step('invoices open an outer page with a return address', async () => {
      await link(page, '发票管理').click();
      await expect(page).toHaveURL(/\/_sim\/ext\/invoice\?returnUrl=http.*%2Ffront%2Fcompany%2FpayRecord/);
    });
  },
);

test(
  'shows neither 待完善 nor the dot of new hints once both are dealt with; the other badges stay',
  { tag: ['@menu-company-companyinfo', '@menu-activitycenter-count-badge', '@menu-cleartype-dot'] },
  async ({ page, sim }) => {
    await open(page, sim, 'information-complete', ORDERS);
    await expect(menu(page).getByText('待签署')).toBeVisible();
    await expect(menu(page).getByText('待完善')).toHaveCount(0);
    await expect(link(page, '活动中心')).toHaveText('活动中心4');
    await expect(menu(page).getByRole('img', { name: '有新提示' })).toHaveCount(0);
  },
);

test(
  'shows no 待签署 without contracts to sign',
  { tag: ['@menu-servicecontract-badge'] },
  async ({ page, sim }) => {
    await sim.start('baseline');
    await sim.addFault({
      on: 'provisional.queryNeedSignContractList',
      answer: { body: '{"resultCode":"0000000","resultData":{"showPosition":[],"contractList":[]}}' },
    });
    await page.goto(`/front${ORDERS}`);
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
    `hides the parent's entries from a child account, in the menu and at home: ${scenario}`,
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
      // Each entry is its text and its path.
      for (const entry of [ACCOUNTS, ...INFO, CANCEL, RIGHTS, SETTLED])
        await expect(main.locator(`a[href^="/front${entry.split(' ')[1]}"]`)).toHaveCount(0);
      await expect(main.getByRole('button', { name: '提额' })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

test('shows exactly the entries of 12017', { tag: ['@menu-yipanhuo-items'] }, async ({ page, sim }) => {
  await open(page, sim, 'used-goods', '/yipanhuo/order');
  expect(await entriesOf(page)).toEqual([
    '首页 /yipanhuo/index',
    '订单管理 /yipanhuo/order',
    '还款记录 /yipanhuo/payedRecord',
    '已还订单 /yipanhuo/payedOrderRecord',
    '支出分析 /spending',
  ]);
});

test('loads the code of a page when the pointer reaches its menu entry', async ({ page, sim }) => {
  await open(page, sim, 'baseline', '/company/index');
  const requested = page.waitForRequest(/\/assets\/OrdersPage-/);
  await link(page, '订单管理').hover();
  await requested;
  await expect(page).toHaveURL(/\/company\/index/);
});
