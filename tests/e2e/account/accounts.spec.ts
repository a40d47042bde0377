/** Tests the purchasing accounts of a company and their management by the parent account. */
import type { Page } from '@playwright/test';
import { SMALL_PAGE } from '../../support/goTo.ts';
import { press, typeInto } from '../../support/keyboard.ts';
import { logIn, logInElsewhere } from '../../support/logIn.ts';
import { choose } from '../../support/select.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const PATH = '/company/accountManage?productCode=12003';
const MALL = '/_sim/ext/mall';
const heading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: '采购账号管理', level: 1 });
const table = (page: Page) => page.getByRole('table', { name: '采购账号管理' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

async function order(page: Page, amount: string): Promise<void> {
  await page.goto(MALL);
  await page.getByLabel('金额（元）').fill(amount);
  await page.getByRole('button', { name: '提交订单' }).click();
}

test(
  'lists, masks and searches accounts with use, state and last order, but not for a child',
  {
    tag: [
      '@acct-list',
      '@route-company-accountmanage',
      '@role-parent-account-management',
      '@route-fenxiao-accountmanage',
      '@acct-parent-only',
      '@out-limit-eye',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('baseline', `${SMALL_PAGE}?productCode=12003`);
    await page.getByRole('navigation').getByRole('link', { name: '采购账号管理' }).click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('12个子账号，10个正常，2个已冻结')).toBeVisible();
    await expectWhole(page.getByRole('main'), 'purchasingAccounts');
    const third = rowOf(page, 'hechuan_cg03');
    for (const text of ['39,939.30', '/ 42,000.00', '将用完，剩2,060.70', '正常', '2026-11-10'])
      await expect(third).toContainText(text);
    await expect(rowOf(page, 'hechuan_cg07').getByText('已冻结')).toBeVisible();
    await expect(page.getByText('12个子账号合计（元），1个未设上限')).toBeVisible();
    await test.step('the eye hides used amount and limit in rows and sums', async () => {
      await page.getByRole('button', { name: '隐藏额度' }).click();
      await expect(third).toContainText('将用完，剩****');
      await expect(page.getByRole('main')).not.toContainText(/\d\.\d{2}/);
      await page.getByRole('button', { name: '显示额度' }).click();
      await expect(third).toContainText('/ 42,000.00');
    });
    await test.step('searches by name', async () => {
      await page.getByRole('textbox', { name: '账号名称或登录账号' }).fill('三部');
      await page.getByRole('button', { name: '查询' }).click();
      await expect(table(page).getByRole('row')).toHaveCount(2);
      await expect(page).toHaveURL(/keyword=/);
      await expect(page.getByText('1个子账号合计（元）')).toBeVisible();
    });
    await test.step('searches by state', async () => {
      await page.getByRole('button', { name: '重置' }).click();
      await choose(page.getByRole('combobox', { name: '状态' }), '已冻结');
      await page.getByRole('button', { name: '查询' }).click();
      await expect(table(page).getByRole('row')).toHaveCount(3);
      await page.reload();
      await expect(table(page).getByRole('row')).toHaveCount(3);
    });
    await test.step('a child cannot reach it', async () => {
      await sim.change('child-account', PATH);
      await expect(page.getByText('采购账号由母账号管理，如需调整额度请联系企业母账号。')).toBeVisible();
      await expect(page.getByRole('navigation').getByRole('link', { name: '采购账号管理' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: '新增账号' })).toHaveCount(0);
      expect((await sim.log()).some(({ operationId }) => operationId === 'queryAccountPage')).toBe(false);
    });
    await test.step('a distributor has the same page', async () => {
      await sim.change('wholesale', '/fenxiao/accountManage?productCode=12012');
      await expect(heading(page)).toBeVisible();
      await expect(rowOf(page, 'hechuan_cg02')).toContainText('/ 80,000.00');
    });
  },
);

test(
  'adds accounts singly and by CSV, and marks wrong rows of a pasted list',
  { tag: ['@acct-add', '@acct-add-batch', '@out-typed-fields', '@out-account-shown'] },
  async ({ page, sim }) => {
    await sim.open('baseline', PATH);
    await act(page, '新增账号').click();
    const form = drawer(page, '新增采购账号');
    const loginId = form.getByRole('textbox', { name: '登录账号' });
    const submit = form.getByRole('button', { name: '确认新增' });
    await test.step('an empty form shows its errors', async () => {
      await submit.click();
      await expect(form.getByText('请输入11位手机号')).toBeVisible();
      await expect(loginId).toBeFocused();
    });
    await test.step('reads full-width digits and signs, and names each wrong limit', async () => {
      await loginId.fill('hechuan_sz01');
      await form.getByRole('textbox', { name: '账号名称' }).fill('禾川采购苏州组');
      const phone = form.getByRole('textbox', { name: '手机号' });
      await test.step('an input method can compose full-width text undisturbed', async () => {
        const input = await page.context().newCDPSession(page);
        await phone.focus();
        await input.send('Input.imeSetComposition', { text: '１３６', selectionStart: 3, selectionEnd: 3 });
        await expect(phone).toHaveValue('１３６');
        await input.send('Input.insertText', { text: '１３６ ０６８１ ２２５７' });
        await expect(phone).toHaveValue('13606812257');
      });
      await form.getByRole('textbox', { name: '上限额度（元）' }).fill('5万');
      await submit.click();
      await expect(form.getByText('请写出完整的数字，如60000，不用万、千等单位')).toBeVisible();
      await form.getByRole('textbox', { name: '上限额度（元）' }).fill('1,200,000.01');
      await submit.click();
      await expect(form.getByText('上限额度须在0.00至1,200,000.00元之间')).toBeVisible();
      await form.getByRole('textbox', { name: '上限额度（元）' }).fill('￥５０，０００元');
      await phone.focus();
      await expect(form.getByRole('textbox', { name: '上限额度（元）' })).toHaveValue('50,000');
    });
    await test.step('adds an existing login', async () => {
      await submit.click();
      await expect(form.getByText('登录账号hechuan_sz01已被注册，请选择已有账号')).toBeVisible();
      await form.getByRole('radio', { name: '已有的登录账号' }).check();
      await submit.click();
      await expect(page.getByText('禾川采购苏州组已添加')).toBeVisible();
      await expect(page.getByText('13个子账号，11个正常')).toBeVisible();
    });
    await test.step('the list goes to the page of the new account and marks it', async () => {
      await expect(rowOf(page, 'hechuan_sz01')).toHaveAttribute('data-marked', 'true');
      await expect(page).toHaveURL(/added=hechuan_sz01.*pageNo=2/);
    });
    await act(page, '新增账号').click();
    await test.step('adds a new login that shares the limit', async () => {
      await loginId.fill('hechuan_cg14');
      await form.getByRole('textbox', { name: '账号名称' }).fill('禾川采购无锡组');
      await form.getByRole('textbox', { name: '手机号' }).fill('13857106630');
      await form.getByRole('radio', { name: /共享额度/ }).check();
      await submit.click();
      await expect(page.getByText('14个子账号合计（元），2个未设上限')).toBeVisible();
    });

    await test.step('marks invalid rows of a pasted list, and adds valid rows by CSV', async () => {
      const requestCount = async () =>
        (await sim.log()).filter(({ operationId }) => operationId === 'addAccounts').length;
      const before = await requestCount();
      await act(page, '批量新增').click();
      const several = drawer(page, '批量新增采购账号');
      const lines = ['hechuan_cg16,苏州组,13606812257,50000', 'hechuan_cg02,二部,13606812257', 'x,短,1360'];
      await several.getByRole('textbox', { name: '账号列表' }).fill(lines.join('\n'));
      await several.getByRole('button', { name: '校验' }).click();
      await expect(several.getByText('1个可新增，2个有误')).toBeVisible();
      const rows = several.getByRole('table', { name: '校验结果' });
      await expect(rows.getByRole('row', { name: /hechuan_cg02/ })).toContainText('已是本企业的采购账号');
      await expect(rows.getByRole('row', { name: /短/ })).toContainText('登录账号须为4至30位');
      expect(await requestCount()).toBe(before);
      const buffer = Buffer.from(
        '登录账号,账号名称,手机号\nhechuan_cg15,"无锡,一组",13857106630\nhechuan_sz02,嘉兴组,13857106631,,已有账号\n',
      );
      await several
        .getByLabel('选择CSV文件')
        .setInputFiles({ name: '账号.csv', mimeType: 'text/csv', buffer });
      await expect(several.getByText('账号.csv，2行')).toBeVisible();
      await several.getByRole('button', { name: '校验' }).click();
      await expect(several.getByText('2个可新增，0个有误')).toBeVisible();
      await several.getByRole('button', { name: '新增2个账号' }).click();
      await expect(page.getByText('16个子账号，14个正常')).toBeVisible();
      await page.getByRole('textbox', { name: '账号名称或登录账号' }).fill('hechuan_cg15');
      await page.getByRole('button', { name: '查询' }).click();
      await expect(rowOf(page, '无锡,一组')).toBeVisible();
    });
  },
);

test(
  'limits, freezes and thaws an account, and removes only one without debt',
  { tag: ['@acct-delete-debt', '@acct-freeze-effect'] },
  async ({ page, context, browser, sim }) => {
    await sim.open('baseline', PATH);
    await test.step('a limit change shows both limits', async () => {
      await act(page, '编辑额度：禾川采购三部').click();
      const form = drawer(page, '编辑额度');
      const limit = form.getByRole('textbox', { name: '新上限（元）' });
      await limit.fill('30000');
      await form.getByRole('button', { name: '编辑额度' }).click();
      await expect(form.getByText('上限额度须在39,939.30至1,200,000.00元之间')).toBeVisible();
      await limit.fill('60,000');
      await expect(form.getByText('42,000.00 → 60,000.00')).toBeVisible();
      await expect(form.getByText('2,060.70 → 20,060.70')).toBeVisible();
      await form.getByRole('button', { name: '确认调整至60,000.00元' }).click();
      await expect(rowOf(page, 'hechuan_cg03')).toContainText('剩20,060.70');
    });
    await test.step('an account with debt stays, one without is removed', async () => {
      await act(page, '删除禾川采购二部').click();
      const dialog = page.getByRole('dialog', { name: '暂不能删除' });
      await expect(dialog).toContainText('禾川采购二部有欠款49,991.00元，还清后可删除。');
      await dialog.getByRole('button', { name: '取消' }).click();
      await act(page, '删除禾川采购四部').click();
      await page.getByRole('dialog').getByRole('button', { name: '确认删除' }).click();
      await expect(page.getByText('11个子账号，9个正常')).toBeVisible();
      await expect(rowOf(page, 'hechuan_cg04')).toHaveCount(0);
    });

    await act(page, '冻结禾川采购二部').click();
    await page.getByRole('dialog').getByRole('button', { name: '确认冻结' }).click();
    await expect(rowOf(page, 'hechuan_cg02').getByText('已冻结')).toBeVisible();

    const childPage = await logInElsewhere({ browser, context }, 'hechuan_cg02', '/front/');
    await test.step('a frozen account cannot order', async () => {
      await expect(childPage.getByText('您的采购账号已被母账号冻结，暂不能下单。')).toBeVisible();
      // The account is frozen, but not the credit limit.
      const credit = childPage.getByRole('region', { name: '我的额度', exact: true });
      await expect(credit.getByText('总额度（元）')).toBeVisible();
      await expect(credit.getByRole('status')).toHaveCount(0);
      await order(childPage, '100');
      await expect(childPage.getByText('您的采购账号已被母账号冻结，暂不能下单')).toBeVisible();
    });

    await test.step('a thawed account can order again', async () => {
      await logIn(page, 'hechuan_caigou', `/front${PATH}`);
      await act(page, '解冻禾川采购二部').click();
      await page.getByRole('dialog').getByRole('button', { name: '确认解冻' }).click();
      await expect(page.getByText('禾川采购二部已解冻')).toBeVisible();

      await logIn(childPage, 'hechuan_cg02', MALL);
      await order(childPage, '100');
      await expect(childPage.getByRole('heading', { name: '下单成功' })).toBeVisible();
    });

    await test.step('the other child reads its new limit in its own portal', async () => {
      await logIn(childPage, 'hechuan_cg03', '/front/quotaManage?productCode=12003');
      await expect(childPage.getByRole('main')).toContainText('60,000.00');
    });
    await childPage.context().close();
  },
);

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' });

  test(
    'sets a limit and freezes an account by keyboard only',
    { tag: ['@acct-list'] },
    async ({ page, sim }) => {
      await sim.open('baseline', PATH);
      await press(page, act(page, '编辑额度：禾川采购三部'));
      const form = drawer(page, '编辑额度');
      await typeInto(page, form.getByRole('textbox', { name: '新上限（元）' }), '60,000');
      await press(page, form.getByRole('button', { name: '确认调整至60,000.00元' }));
      await expect(form).toBeHidden();
      await expect(rowOf(page, 'hechuan_cg03')).toContainText('剩20,060.70');
      await press(page, act(page, '冻结禾川采购三部'));
      await press(page, page.getByRole('dialog').getByRole('button', { name: '确认冻结' }));
      await expect(rowOf(page, 'hechuan_cg03')).toContainText('已冻结');
    },
  );
});
