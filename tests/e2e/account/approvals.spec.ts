/** Tests approvals by another account and the operation log. */
import type { Page } from '@playwright/test';
import { goTo, SMALL_PAGE } from '../../support/goTo.ts';
import { logIn, logInElsewhere } from '../../support/logIn.ts';
import { switchWidth } from '../../support/onPhoneToo.ts';
import { expect, test } from '../../support/sim.ts';

const LIST = '/company/approvals?productCode=12003';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

test(
  'repayments and limits above the set amount wait for another account; the log lists the actions',
  { tag: ['@approve-above', '@log-parent'] },
  async ({ page, context, browser, sim }) => {
    await sim.open('baseline', `${SMALL_PAGE}?productCode=12003`);

    await test.step('the parent sets the amount and the deciding account', async () => {
      await page.getByRole('navigation').getByRole('link', { name: '审批管理' }).click();
      await expect(page.getByText('尚未开启审批')).toBeVisible();
      await button(page, '审批设置').click();
      const drawer = page.getByRole('dialog', { name: '审批设置' });
      await drawer.getByRole('radio', { name: '超过金额须审批' }).check();
      await drawer.getByRole('textbox', { name: '审批金额（元）' }).fill('50000');
      await button(page, '保存设置').click();
      await expect(drawer.getByText('请至少选择一个审批账号')).toBeVisible();
      await drawer.getByRole('checkbox', { name: '禾川采购二部' }).check();
      await button(page, '保存设置').click();
      await expect(
        page.getByText('超过50,000.00元的还款、转出与上限额度调整，由禾川采购二部或母账号审批'),
      ).toBeVisible();
    });

    await test.step("the parent's repayment waits for approval and shows that", async () => {
      await goTo(page, '/repayCom?productCode=12003');
      await page.getByRole('button', { name: /^确认还款|^提交还款|^还款/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: /确认/ }).click();
      const ask = page.getByRole('dialog', { name: '须由另一账号审批' });
      await expect(ask).toContainText('超过审批金额50,000.00元，须由另一账号审批');
      await ask.getByRole('textbox', { name: '申请说明（选填）' }).fill('四笔账单合并还款');
      await button(page, '提交审批').click();
      await expect(page.getByRole('heading', { name: '还款待审批' })).toBeVisible();
      // A coupon takes 100.00 off the 269,548.52 owed.
      await expect(page.getByText('还款269,448.52元已提交审批')).toBeVisible();
      await button(page, '查看申请').click();
      await expect(page.getByText('申请由您提交，须由另一账号审批。')).toBeVisible();
      await expect(button(page, '同意并还款')).toHaveCount(0);
    });

    await test.step('a limit change waits for approval', async () => {
      await goTo(page, '/company/accountManage?productCode=12003&panel=limit.hechuan_cg03');
      const form = page.getByRole('dialog', { name: '编辑额度' });
      await form.getByRole('textbox', { name: '新上限（元）' }).fill('50,000');
      await expect(form.getByText('确认后立即生效，该账号的额度页同步更新。')).toBeVisible();
      await form.getByRole('textbox', { name: '新上限（元）' }).fill('60,000');
      await expect(form.getByText('超过审批金额50,000.00元，提交后由另一账号审批')).toBeVisible();
      await button(page, '确认调整至60,000.00元').click();
      await button(page, '提交审批').click();
      await expect(page.getByText('已提交审批，同意前不会变动')).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'hechuan_cg03' })).toContainText('/ 42,000.00');
    });

    const otherPage = await logInElsewhere(
      { browser, context },
      'hechuan_cg02',
      `/front${LIST}&box=TO_DECIDE`,
    );
    await test.step('the other account gets a notice, compares before and after, and approves by code', async () => {
      await otherPage.getByRole('button', { name: /^消息/ }).click();
      await expect(otherPage.getByText('还款待您审批')).toBeVisible();
      await otherPage.keyboard.press('Escape');
      await expect(otherPage.getByRole('link', { name: /^审批SP/ })).toHaveCount(2);
      await otherPage
        .getByRole('link', { name: /^审批SP/ })
        .last()
        .click();
      await expect(otherPage.getByRole('heading', { name: '还款申请审批', level: 1 })).toBeVisible();
      await expect(main(otherPage)).toContainText('四笔账单合并还款');
      await expect(otherPage.getByRole('group', { name: '现在' })).toContainText('269,548.52');
      await expect(otherPage.getByRole('group', { name: '同意后' })).toContainText('0.00');
      await button(otherPage, '驳回').click();
      await expect(otherPage.getByText('请填写驳回理由')).toBeVisible();
      await button(otherPage, '同意并还款').click();
      const proof = otherPage.getByRole('dialog', { name: '确认同意' });
      await expect(proof).toContainText('同意后立即执行，金额269,448.52元。');
      await proof.getByRole('button', { name: '获取验证码' }).click();
      await proof.getByRole('textbox', { name: '短信验证码' }).fill('000000');
      await proof.getByRole('button', { name: '同意并还款' }).click();
      await expect(proof.getByRole('alert').filter({ hasText: /验证码/ })).toBeVisible();
      await proof.getByRole('textbox', { name: '短信验证码' }).fill('246810');
      await proof.getByRole('button', { name: '同意并还款' }).click();
      await expect(otherPage.getByText('禾川采购二部同意，已执行')).toBeVisible();
      await expect(main(otherPage).getByText('已同意', { exact: true })).toHaveCount(2);
    });

    await test.step('the other account refuses the limit, and cannot read the log', async () => {
      await goTo(otherPage, `${LIST}&box=TO_DECIDE`);
      await expect(otherPage.getByRole('link', { name: /^审批SP/ })).toHaveCount(1);
      await otherPage.getByRole('link', { name: /^审批SP/ }).click();
      await expect(otherPage.getByRole('group', { name: '同意后' })).toContainText('60,000.00');
      await expect(button(otherPage, '同意并调整')).toBeVisible();
      await otherPage.getByRole('textbox', { name: '审批意见' }).fill('十一月不再提高');
      await button(otherPage, '驳回').click();
      await button(otherPage, '确认').click();
      await expect(main(otherPage)).toContainText('禾川采购二部驳回');
      await goTo(otherPage, '/company/operationLog?productCode=12003');
      await expect(otherPage.getByText('操作日志仅企业的母账号可查看。')).toBeVisible();
      await otherPage.context().close();
    });

    await test.step('an approved repayment starts, a refused one moves nothing', async () => {
      await logIn(page, 'hechuan_caigou', '/front/company/payRecord?productCode=12003');
      await expect(page.getByRole('row').filter({ hasText: '269,448.52' })).toContainText('处理中');
      await goTo(page, '/company/accountManage?productCode=12003');
      await expect(page.getByRole('row').filter({ hasText: 'hechuan_cg03' })).toContainText('/ 42,000.00');
    });

    await test.step('the log shows actions by account, filtered and exported', async () => {
      await goTo(page, '/company/operationLog?productCode=12003');
      const table = page.getByRole('table', { name: '操作日志' });
      const row = (text: string) => table.getByRole('row').filter({ hasText: text });
      await expect(row('保存审批设置')).toContainText('禾川采购');
      await expect(row('设置采购账号的上限额度')).toContainText('待审批');
      await expect(row('设置采购账号的上限额度')).toContainText('Chrome');
      await goTo(page, '/company/operationLog?productCode=12003&jdpin=hechuan_cg02');
      // The head, two decisions, a sent code, and a wrong and a right code.
      await expect(table.getByRole('row')).toHaveCount(6);
      await expect(row('审批').first()).toContainText('hechuan_cg02');
      await page.getByRole('textbox', { name: '操作、对象或账号' }).fill('没有这样的操作');
      await button(page, '查询').click();
      await expect(row('hechuan_cg02')).toHaveCount(0);
      await button(page, '重置').click();
      await expect(page).not.toHaveURL(/jdpin/);
      await sim.settled();
      // Without filters to reset, the button queries again, as 查询 does.
      const requestCount = async () =>
        (await sim.log()).filter(({ operationId }) => operationId === 'queryOperationLog').length;
      const before = await requestCount();
      await button(page, '重置').click();
      await expect.poll(requestCount).toBe(before + 1);
      await button(page, '导出').click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: /CSV/ }).click();
      expect((await download).suggestedFilename()).toMatch(/^操作日志.*\.csv$/);
    });
  },
);

test(
  'refuses an outdated request by keyboard, asks for the password, and requests a withdrawal',
  { tag: ['@approve-above'] },
  async ({ page, sim }) => {
    await test.step('an outdated request can only be refused', async () => {
      await sim.open('approval-outdated', '/company/approvals?productCode=12003');
      await page.getByRole('link', { name: /^审批SP/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('现在不能执行：账单有还款正在处理')).toBeVisible();
      await expect(button(page, '同意并还款')).toBeDisabled();
      await page.getByRole('textbox', { name: '审批意见' }).focus();
      await page.keyboard.type('已由转账还款');
      await button(page, '驳回').focus();
      await page.keyboard.press('Enter');
      await expect(button(page, '确认')).toBeVisible();
      await button(page, '确认').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('禾川采购二部驳回')).toBeVisible();
    });

    await test.step('an approval needs the payment password, at 1440 and at 375 px', async () => {
      await sim.change('approval-password', '/company/approvals/SP2026111200000001?productCode=12003');
      await button(page, '同意并还款').click();
      const proof = page.getByRole('dialog', { name: '确认同意' });
      const password = proof.getByLabel('支付密码', { exact: true }).last();
      await password.fill('926153');
      await proof.getByRole('button', { name: '同意并还款' }).click();
      await expect(proof.getByRole('alert').filter({ hasText: '支付密码错误，还可尝试4次' })).toBeVisible();
      await switchWidth(page);
      await password.fill('804617');
      await proof.getByRole('button', { name: '同意并还款' }).click();
      await expect(proof).toBeHidden();
      await expect(page.getByText('禾川采购二部同意，已执行')).toBeVisible();
    });

    await test.step('a withdrawal above the amount waits for approval', async () => {
      await sim.change(
        'withdrawal-approvals',
        '/vas/withdrawal/apply?productCode=12003&accountNo=8801220611736027',
      );
      const amount = page.getByRole('textbox', { name: '转出金额（元）' });
      await amount.fill('9000000');
      await button(page, '提交转出').click();
      await expect(page.getByText(/^最多可转出[\d,.]+元$/)).toBeVisible();
      await amount.fill('20000');
      await button(page, '提交转出').click();
      const proof = page.getByRole('dialog', { name: '确认转出' });
      await proof.getByRole('radio', { name: '短信验证码' }).check();
      await proof.getByRole('button', { name: '获取验证码' }).click();
      await proof.getByRole('textbox', { name: '短信验证码' }).fill('246810');
      await proof.getByRole('button', { name: '确认转出' }).click();
      const ask = page.getByRole('dialog', { name: '须由另一账号审批' });
      await expect(ask).toContainText('超过审批金额10,000.00元');
      await button(page, '提交审批').click();
      await expect(page.getByRole('heading', { name: '转出申请审批', level: 1 })).toBeVisible();
      await expect(page.getByText('申请由您提交，须由另一账号审批。')).toBeVisible();
      const sent = (await sim.log()).map(({ operationId }) => operationId);
      for (const once of ['sendSmsCode', 'submitApproval'])
        expect(sent.filter((id) => id === once)).toHaveLength(1);
    });
  },
);
