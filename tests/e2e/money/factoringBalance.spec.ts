/** Tests the balance account of the factoring products: claims, transfers and withdrawals. */
import type { Page } from '@playwright/test';
import { centsIn } from '../../support/centsIn.ts';
import { claimDialog, resultTitle, CODE, fillClaim, sendClaim, submitClaim } from '../../support/claiming.ts';
import { expectBalance, movements, shownBalance } from '../../support/fundAccount.ts';
import { goTo, SMALL_PAGE } from '../../support/goTo.ts';
import { expectResultPageLoadedBeforeSubmit, recordRequests } from '../../support/recordedRequests.ts';
import { ALL_REPEATS, chooseSource, confirm, untilSuccess } from '../../support/repaying.ts';
import { expect, test, type Sim } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, level: 1, exact: true });

const BALANCE_NO = '8803120611750064';
const OVERFLOW_NO = '8801220611736027';
const BALANCE = '/baolibiaopin/balanceAccount?productCode=12023';
const visibleBalance = (page: Page, accountNo: string) => shownBalance(page, accountNo).first();
const result = '/vas/withdrawal/result?accountNo=8803120611750064';

test(
  'shows balance, movements that add up, contracts and questions, and who cannot use the account',
  { tag: ['@bl-balance', '@route-bl-balanceaccount', '@route-bl-servicecontract', '@route-bl-problemlist'] },
  async ({ page, sim }) => {
    await sim.open('factoring', `${SMALL_PAGE}?productCode=12023`);
    await page.getByRole('navigation').getByRole('link', { name: '余额账户' }).click();
    await expect(heading(page, '余额账户')).toBeVisible();
    await expect(visibleBalance(page, BALANCE_NO)).toHaveText('36,500.00');
    const incoming = page.getByRole('region', { name: '待认领来款' });
    await expect(incoming.getByRole('listitem')).toHaveCount(3);
    await expect(incoming).toContainText('5*,***.**');
    await test.step('the movements add up to the balance of each row', async () => {
      await expect(movements(page).getByRole('row')).toHaveCount(3);
      const cells = await movements(page)
        .getByRole('row')
        .evaluateAll((all) =>
          all.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
        );
      let balance = 0;
      for (const [, , , income = '', expense = '', after = ''] of cells.toReversed()) {
        balance += (income === '-' ? 0 : centsIn(income)) + (expense === '-' ? 0 : centsIn(expense));
        expect(centsIn(after)).toBe(balance);
      }
      expect(balance).toBe(3_650_000);
    });
    await test.step('contracts and questions have their own paths', async () => {
      await goTo(page, '/baolibiaopin/serviceContract?productCode=12023');
      await expectWhole(page.getByRole('main'), 'factoring.contracts');
      await expect(heading(page, '服务合同')).toBeVisible();
      await expect(page.getByRole('main').getByRole('tab', { name: /待签署/ })).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: '常见问题' }).click();
      await expect(page).toHaveURL(/\/baolibiaopin\/problemList/);
      await expect(page.getByRole('main').getByText('经办人变了怎么办？')).toBeVisible();
    });
    await test.step('an offline investor is referred to the hotline; a child to the parent', async () => {
      await sim.change('factoring-offline', BALANCE);
      await expect(page.getByText(/该账户暂不支持线上转入和认领/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: '认领', exact: true })).toBeDisabled();
      await sim.change('factoring,child-account', BALANCE);
      await expect(page.getByText('此页面仅企业的母账号可使用，请联系企业母账号')).toBeVisible();
      await expect(heading(page, '余额账户')).toBeVisible();
      await expect(visibleBalance(page, BALANCE_NO)).toHaveCount(0);
    });
  },
);

/** The balance account: `expectBalance` compares its balance on all pages. */
const balanceAccount = { path: BALANCE, title: '余额账户', no: BALANCE_NO };
const expectSameEverywhere = (page: Page, balance: string): Promise<void> =>
  expectBalance(page, balanceAccount, balance);

test(
  'claims, transfers, withdraws and spends with the same figures everywhere',
  {
    tag: [
      '@bl-claim',
      '@bl-transfer',
      '@fund-reconcile',
      '@route-bl-balance-claim',
      '@route-bl-balance-claimresult',
      '@route-bl-balancetransfer',
      '@route-bl-balancetransferresult',
    ],
  },
  async ({ page, sim }) => {
    const asked = recordRequests(page);
    await sim.open('factoring', BALANCE);
    await expectWhole(page.getByRole('main'), 'factoring.balance');
    await test.step('a claim shows its time limit and ends by the clock', async () => {
      await page.getByRole('link', { name: '认领', exact: true }).first().click();
      await expect(heading(page, '余额认领')).toBeVisible();
      await fillClaim(page);
      await expect(page.getByText('认领成功后余额 92,500.00')).toBeVisible();
      await submitClaim(page).click();
      await expect(claimDialog(page)).toContainText('保理余额账户 尾号0064');
      await claimDialog(page).getByRole('button', { name: '确定' }).click();
      await expect(page).toHaveURL(/\/balanceAccount\/claimResult\?.*claimNo=/);
      await expect(resultTitle(page, '认领已提交，30分钟内反馈结果')).toBeVisible();
      await sim.setClock({ advance: 'PT30M' });
      await expect(resultTitle(page, '认领成功')).toBeVisible();
      await expectSameEverywhere(page, '92,500.00');
    });
    await test.step('a transfer shows both balances before and after, and both movements', async () => {
      await page.getByRole('main').getByRole('link', { name: '转账', exact: true }).click();
      await expect(heading(page, '余额转账')).toBeVisible();
      const amount = page.getByRole('textbox', { name: '转账金额（元）' });
      await amount.fill('92,500.01');
      await page.getByRole('button', { name: '确认转账' }).click();
      await expect(page.getByText('转账金额不能超过可转金额92,500.00元')).toBeVisible();
      await amount.fill('12,500');
      await expect(page.getByText('92,500.00 → 80,000.00')).toBeVisible();
      await expect(page.getByText('86,300.45 → 98,800.45')).toBeVisible();
      await page.getByRole('button', { name: '确认转账12,500.00元' }).click();
      const dialog = page.getByRole('dialog', { name: '确认转账' });
      await expect(dialog).toContainText('溢缴款账户 尾号6027');
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(resultTitle(page, '转账成功')).toBeVisible();
      expectResultPageLoadedBeforeSubmit(asked, 'TransferResultPage', 'transferBalance');
      const sides = page.getByRole('list', { name: '两个账户的明细' }).getByRole('listitem');
      await expect(sides.nth(0)).toContainText('-12,500.00');
      await expect(sides.nth(0)).toContainText('80,000.00');
      await expect(sides.nth(1)).toContainText('+12,500.00');
      await expect(sides.nth(1)).toContainText('98,800.45');
      await sides.nth(1).getByRole('link').click();
      await expect(visibleBalance(page, OVERFLOW_NO)).toHaveText('98,800.45');
      await expect(movements(page).getByRole('row').nth(1)).toContainText('+12,500.00');
      await expectSameEverywhere(page, '80,000.00');
      await expect(visibleBalance(page, OVERFLOW_NO)).toHaveText('98,800.45');
    });
    await test.step('a repayment from the overflow account leaves the balance account unchanged', async () => {
      await goTo(page, '/JcblRepayCom?productCode=12023&bills=ZD202611020032');
      await chooseSource(page, '溢缴款账户');
      await confirm(page);
      await untilSuccess(page, sim);
      await page.getByRole('navigation').getByRole('link', { name: '首页' }).click();
      // 32,618.40 less a coupon of 80.00.
      await expect(visibleBalance(page, OVERFLOW_NO)).toHaveText('66,262.05');
      await expectSameEverywhere(page, '80,000.00');
    });
    await test.step('a withdrawal deducts its fee', async () => {
      await goTo(page, '/vas/withdrawal/apply?productCode=12023&accountNo=8803120611750064');
      const read = page.getByRole('button', { name: '我已知晓' });
      await read.click();
      await page.getByRole('textbox', { name: '转出金额（元）' }).fill('10000');
      await expect(page.getByText('10,005.00')).toBeVisible();
      await page.getByRole('button', { name: '提交转出' }).click();
      const dialog = page.getByRole('dialog', { name: '确认转出' });
      await dialog.getByRole('button', { name: '获取验证码' }).click();
      await dialog.getByRole('textbox', { name: '短信验证码' }).fill(CODE);
      await dialog.getByRole('button', { name: '确认转出' }).click();
      await expect(resultTitle(page, '转出申请已提交')).toBeVisible();
      expectResultPageLoadedBeforeSubmit(asked, 'ResultPage', 'applyWithdrawal');
      await test.step('the links of the result keep its account', async () => {
        await expect(page).toHaveURL(/accountNo=8803120611750064/);
        await expect(page.getByRole('navigation', { name: '当前位置' })).not.toContainText('溢缴款');
        await page.getByRole('button', { name: '账户明细' }).click();
        await expect(heading(page, '余额账户')).toBeVisible();
        // No withdrawal has this key, so the page offers to repeat it.
        await goTo(page, `${result}&key=funds-00000000000009`);
        await page.getByRole('main').getByRole('link', { name: '重新转出' }).click();
        await expect(page).toHaveURL(/\/withdrawal\/apply\?accountNo=8803120611750064/);
      });
      await sim.setClock({ advance: 'PT3H' });
      await expectSameEverywhere(page, '69,995.00');
    });
  },
);

test(
  'submits a transfer once although the response is lost, and repeats a refused or lost one',
  { tag: ['@bl-transfer'] },
  async ({ page, sim }) => {
    await sim.open('factoring', '/baolibiaopin/balanceTransfer?productCode=12023');
    const amount = page.getByRole('textbox', { name: '转账金额（元）' });
    const send = async () => {
      await page.getByRole('button', { name: /^确认转账\d/ }).click();
      await page.getByRole('dialog', { name: '确认转账' }).getByRole('button', { name: '确定' }).click();
    };
    await test.step('a refusal shows that the balance is too low', async () => {
      await sim.addFault({ on: 'provisional.transferBalance', answer: { code: 'P020005' }, times: 1 });
      await page.getByRole('button', { name: '全部转出' }).click();
      await expect(amount).toHaveValue('36,500.00');
      await send();
      await expect(page.getByRole('alert').filter({ hasText: /余额|可用金额/ })).toBeVisible();
    });
    await test.step('a lost response ends in the right state', async () => {
      await sim.addFault({
        on: 'provisional.transferBalance',
        answer: { drop: 'answer' },
        times: ALL_REPEATS,
      });
      await amount.fill('6,500');
      await send();
      await expect(resultTitle(page, '转账成功')).toBeVisible();
      const sent = (await sim.log()).filter(({ operationId }) => operationId === 'transferBalance');
      const keys = sent.map(({ request }) => (request as { idempotencyKey: string }).idempotencyKey);
      // The log begins with the newest. The last one is the refused transfer above, with a key of its own.
      expect(new Set(keys.slice(0, -1)).size).toBe(1);
    });
    await test.step('a second, equal transfer is a new one', async () => {
      await page.getByRole('button', { name: '再转一笔' }).click();
      await amount.fill('6,500');
      await expect(page.getByText('30,000.00 → 23,500.00')).toBeVisible();
      await send();
      await expect(resultTitle(page, '转账成功')).toBeVisible();
    });
    await test.step('a lost transfer that was not accepted can be repeated', async () => {
      await page.getByRole('button', { name: '再转一笔' }).click();
      await amount.fill('3,500');
      await loseConnection(sim, 'transferBalance', 'queryBalanceTransfer');
      await send();
      await restoreConnection(page, sim, 'transferBalance', 'queryBalanceTransfer');
      await expect(page.getByText('转账没有提交成功，余额没有变化，可重新转账')).toBeVisible();
      await page.getByRole('link', { name: '再转一笔' }).click();
      await amount.fill('3,500');
      await send();
      await expect(resultTitle(page, '转账成功')).toBeVisible();
    });
    await goTo(page, BALANCE);
    await expect(heading(page, '余额账户')).toBeVisible();
    await expect(visibleBalance(page, BALANCE_NO)).toHaveText('20,000.00');
  },
);

test(
  'repeats a lost claim on the factoring pages, or finds it by its key',
  { tag: ['@bl-claim'] },
  async ({ page, sim }) => {
    await sim.open('factoring', '/baolibiaopin/balanceAccount/claim?productCode=12023');
    await test.step('a claim that was not accepted leads back to the factoring page', async () => {
      await fillClaim(page);
      await loseConnection(sim, 'claimTransfer', 'queryClaim');
      await sendClaim(page);
      await restoreConnection(page, sim, 'queryClaim');
      await expect(page.getByText('认领没有提交成功')).toBeVisible();
      await page.getByRole('link', { name: '重新认领' }).click();
      await expect(heading(page, '余额认领')).toBeVisible();
    });
    await test.step('a claim whose response is lost is found by its key', async () => {
      await fillClaim(page);
      await sim.addFault({ on: 'provisional.claimTransfer', answer: { drop: 'answer' }, times: ALL_REPEATS });
      await sendClaim(page);
      await expect(resultTitle(page, '认领已提交，30分钟内反馈结果')).toBeVisible();
      await sim.setClock({ advance: 'PT30M' });
      await expect(resultTitle(page, '认领成功')).toBeVisible();
      await page.getByRole('button', { name: '账户明细' }).click();
      await expect(visibleBalance(page, BALANCE_NO)).toHaveText('92,500.00');
    });
  },
);

/** Breaks the connection of these operations, such as a submission and the read of its result. */
async function loseConnection(sim: Sim, ...operations: readonly string[]): Promise<void> {
  for (const operation of operations)
    await sim.addFault({ on: `provisional.${operation}`, answer: { drop: 'connection' } });
}

/** Restores the connection, with a short delay of the first responses, and presses 重试. */
async function restoreConnection(page: Page, sim: Sim, ...operations: readonly string[]): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await page.request.delete('/_sim/api/faults');
  for (const operation of operations)
    await sim.addFault({ on: `provisional.${operation}`, answer: { delay: '10ms' }, times: 1 });
  await retry.click();
}
