/** Tests the overflow account, claims and withdrawals. Spec 1 §2, §4, §9; 2 §2.4 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import readSheets from 'read-excel-file/node';
import { centsIn } from '../../support/centsIn.ts';
import {
  claimDialog,
  resultTitle,
  CODE,
  fillClaim,
  sendClaim,
  slip,
  submitClaim,
  transferTile,
  upload,
} from '../../support/claiming.ts';
import { expectBalance, months, movements, shownBalance } from '../../support/fundAccount.ts';
import { goTo } from '../../support/goTo.ts';
import { ALL_REPEATS, chooseSource, confirm, typePart, untilSuccess } from '../../support/repaying.ts';
import { choose } from '../../support/select.ts';
import { print } from '../../support/sheets.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const ACCOUNT_NO = '8801220611736027';
const ACCOUNT = '/vas/account?productCode=12003&accountNo=8801220611736027';
const CLAIM = '/vas/vasClaim?productCode=12003';
const RECORDS = '/vas/claimRecord?productCode=12003&accountNo=8801220611736027';
const UPLOAD = '**/funds/uploadClaimVoucher';
const APPLY = '/vas/withdrawal/apply?productCode=12003&accountNo=8801220611736027';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1 });
const balanceShown = (page: Page): Locator => shownBalance(page, ACCOUNT_NO);

test(
  'shows balance, bank details, movements with running balance, and months',
  {
    tag: [
      '@route-vas-account',
      '@acct-detail-18101',
      '@acct-detail-18103',
      '@acct-detail-18104',
      '@acct-detail-18107',
      '@acct-detail-18201',
      '@acct-direction-00',
      '@acct-direction-01',
      '@vas-movements',
      '@vas-statement',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('baseline', ACCOUNT);
    await expectWhole(page.getByRole('main'), 'overflow.account');
    await expect(heading(page, '溢缴款账户明细')).toBeVisible();
    await expect(page.getByText('3笔来款待认领')).toBeVisible();
    const rows = movements(page).getByRole('row');
    await test.step('each movement has its type name and a signed amount in its column', async () => {
      for (const [type, direction, amount] of [
        ['转账', '支出', '-2,000.00'],
        ['提现', '支出', '-10,000.00'],
        ['退款', '收入', '+1,883.45'],
        ['还款', '支出', '-30,114.20'],
        ['充值认领', '收入', '+126,531.20'],
      ] as const) {
        const row = rows.filter({ has: page.getByText(type, { exact: true }) });
        await expect(row.getByRole('img', { name: direction })).toBeVisible();
        await expect(row.getByRole('cell').nth(direction === '收入' ? 3 : 4)).toHaveText(amount);
        await expect(row.getByRole('cell').nth(direction === '收入' ? 4 : 3)).toHaveText('-');
      }
    });
    await test.step('running balances are right, and opening + income − expense = closing', async () => {
      let balance = 0;
      const cells = await rows.evaluateAll((all) =>
        all.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
      );
      expect(cells).toHaveLength(5);
      for (const [, , , income = '', expense = '', after = ''] of cells.toReversed()) {
        balance += (income === '-' ? 0 : centsIn(income)) + (expense === '-' ? 0 : centsIn(expense));
        expect(centsIn(after)).toBe(balance);
      }
      const sums = page.locator('dl', { has: page.getByText('期初余额（元）') }).last();
      await expect(sums).toContainText('0.00');
      await expect(sums).toContainText('+128,414.65');
      await expect(sums).toContainText('-42,114.20');
      await expect(sums).toContainText('86,300.45');
      expect(balance).toBe(8_630_045);
    });
    await test.step('filters by direction and exports the filtered rows', async () => {
      await choose(page.getByRole('combobox', { name: '方向' }), '收入');
      await page.getByRole('button', { name: '查询' }).click();
      await expect(page.getByText('共2笔')).toBeVisible();
      // A filtered list shows no balances at its start and end.
      await expect(page.getByText('期末余额（元）').locator('visible=true')).toHaveCount(1);
      await page.getByRole('button', { name: '导出', exact: true }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: '导出CSV' }).click(),
      ]);
      const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(head).toContain('收入（元）');
      // The last line is the total.
      expect(lines.map((line) => line.split(',').at(-3))).toEqual(['1883.45', '126531.20', '128414.65']);
    });
    await test.step('a month has the same figures on screen, in the spreadsheet and on paper', async () => {
      const october = months(page).getByRole('row').filter({ hasText: '2026年10月' });
      await expect(october).toContainText('126,531.20');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: '2026年10月月结单XLSX' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('账户月结单_尾号6027_2026-10.xlsx');
      const [sheet] = await readSheets(await readFile(await file.path()));
      // Above the header: title, account with month, an empty line.
      const [header = [], ...lines] = sheet?.data.slice(3) ?? [];
      const balances = lines.map((line) => line[header.indexOf('余额（元）')]);
      expect(balances).toEqual([0, 126_531.2, 126_531.2]);
      await page.getByRole('button', { name: '查看2026年10月月结单' }).click();
      const dialog = page.getByRole('dialog', { name: '账户月结单' });
      await expect(dialog.getByRole('article')).toContainText('壹拾贰万陆仟伍佰叁拾壹元贰角');
      await expectWhole(dialog, 'overflow.month');
      await expect(dialog.getByRole('table', { name: '本月明细' })).toContainText('126,531.20');
      const paper = await print(page, 'portrait');
      expect(paper.text).toContain('2026年10月账户月结单');
      expect(paper.text).toContain('126,531.20');
      expect(paper.cut).toEqual([]);
    });
  },
);

test(
  'lists one account per investor, copies its bank details, and refers to the hotline if it is offline',
  {
    tag: [
      '@route-vas-chooseaccount',
      '@route-vas-vasintro',
      '@vas-intro-facts',
      '@vas-offline-investor',
      '@overflow-claim-30min',
    ],
  },
  async ({ page, sim, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sim.open('two-fund-investors', '/vas/chooseAccount?productCode=12003');
    await expectWhole(page.getByRole('main'), 'overflow.choose');
    await expect(heading(page, '选择账户')).toBeVisible();
    const entries = page.getByRole('region', { name: '溢缴款账户' }).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    const offline = entries.filter({ hasText: '宁波海曙融资租赁有限公司' });
    await expect(offline.getByRole('button', { name: '转入' })).toBeDisabled();
    await expect(offline.getByRole('button', { name: '认领' })).toBeDisabled();
    await expect(offline).toContainText('请致电客服热线400-088-8816办理');
    await entries.getByRole('link', { name: '转入：北京金采商业保理有限公司' }).click();
    await expect(heading(page, '溢缴款账户介绍')).toBeVisible();
    await expectWhole(page.getByRole('main'), 'overflow.intro');
    await expect(page.getByText('提交认领后，30分钟内反馈认领结果', { exact: false }).first()).toBeVisible();
    const facts = page.locator('dl', { hasText: '收款账号' });
    for (const fact of [
      '北京金采商业保理有限公司',
      '1100 6014 9013 0026 0441 7',
      '308100005264',
      '8801220611736027',
    ])
      await expect(facts).toContainText(fact);
    await test.step('copies all details or one', async () => {
      await page.getByRole('button', { name: '复制全部' }).click();
      await expect(page.getByText('已复制全部收款信息')).toBeVisible();
      await page.getByRole('button', { name: '复制收款账号' }).click();
      await expect(page.getByText('已复制收款账号')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('110060149013002604417');
    });
    await test.step('an offline investor has neither details nor claims', async () => {
      await goTo(page, '/vas/vasIntro?productCode=12003&fromName=home&investorNo=ZJF0027');
      await expect(page.getByText(/该账户暂不支持线上转入和认领/)).toBeVisible();
      await expect(page.getByText('收款账号')).toHaveCount(0);
      await goTo(page, '/vas/vasClaim?productCode=12003&fromName=home&investorNo=ZJF0027');
      await expect(heading(page, '溢缴款认领')).toBeVisible();
      await expect(page.getByText(/该账户暂不支持线上转入和认领/)).toBeVisible();
      await expect(submitClaim(page)).toHaveCount(0);
    });
  },
);

const expectSameEverywhere = (page: Page, balance: string): Promise<void> =>
  expectBalance(page, { path: ACCOUNT, title: '溢缴款账户明细', no: ACCOUNT_NO }, balance);

test(
  'refuses wrong proofs, then claims, repays and withdraws with the same figures',
  {
    tag: [
      '@route-vas-vasclaim',
      '@route-vas-vasclaim-result',
      '@vas-claim-pick',
      '@vas-claim-wrong',
      '@vas-claim-wait',
      '@vas-withdraw-check',
      '@vas-withdraw',
      '@route-vas-withdrawal-apply',
      '@route-vas-withdrawal-result',
      '@fund-reconcile',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('baseline', CLAIM);
    await expectWhole(page.getByRole('main'), 'overflow.claim');
    await expect(heading(page, '溢缴款认领')).toBeVisible();
    await test.step('an empty form shows all errors', async () => {
      await submitClaim(page).click();
      for (const words of ['请选择一笔来款', '请输入到账金额', '请选择付款日期', '请上传付款凭证'])
        await expect(page.getByText(words)).toBeVisible();
    });
    await test.step('a voucher that finishes uploading after a change of the transfer is dropped', async () => {
      await sim.addFault({ on: 'provisional.uploadClaimVoucher', answer: { delay: '400ms' }, times: 1 });
      await transferTile(page).click();
      await upload(page);
      await expect(page.getByText('上传中')).toBeVisible();
      await page.getByRole('radiogroup', { name: '选择来款' }).locator('label').last().click();
      await expect(page.getByText('上传中')).toHaveCount(0);
      await expect(page.getByText('已上传')).toHaveCount(0);
    });
    await test.step('of too many vouchers chosen together the surplus is refused', async () => {
      const names = ['回单1.pdf', '同名.pdf', '同名.pdf', '回单4.pdf'];
      const slips = names.map((name, no) => slip(name, `%PDF-1.7\n${no}\n%%EOF`));
      // The first one arrives last, and of the two with one name only the other is still on its way.
      const held = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
      let sent = 0;
      await page.route(UPLOAD, async (route) => {
        const { promise } = held[sent] ?? {};
        sent += 1;
        await promise;
        await route.continue();
      });
      await page.locator('input[type=file]').setInputFiles(slips);
      await expect(page.getByText('已上传')).toHaveCount(1);
      await expect(page.getByText('上传中同名.pdf')).toBeVisible();
      for (const { resolve } of held.toReversed()) resolve(undefined);
      const listed = page.getByRole('listitem').filter({ hasText: '已上传' });
      await expect(listed).toContainText(names.slice(0, 3));
      await page.unroute(UPLOAD);
      const refusal = page.getByRole('alert').filter({ hasText: '该资料份数已满' });
      await expect(refusal).toBeVisible();
      await page.getByRole('button', { name: /^删除/ }).first().click();
      await expect(refusal).toHaveCount(0);
      const removed = page.getByRole('status').filter({ hasText: /^已删除回单\d\.pdf/ });
      await removed.getByRole('button', { name: /^撤销/ }).click();
      await expect(page.getByText('已上传')).toHaveCount(3);
      await expect(removed).toHaveCount(0);
      await page.getByRole('button', { name: /^删除/ }).first().click();
      await expect(page.getByText('已上传')).toHaveCount(2);
      await page.getByRole('radiogroup', { name: '选择来款' }).locator('label').first().click();
      await expect(removed).toHaveCount(0);
      await page.getByRole('radiogroup', { name: '选择来款' }).locator('label').last().click();
    });
    await test.step('wrong amount, wrong day and an invalid voucher are refused', async () => {
      await fillClaim(page, { amount: '56100' });
      await expect(page.getByText('认领成功后余额 142,400.45')).toBeVisible();
      await sendClaim(page);
      await expect(page.getByRole('alert').filter({ hasText: /金额/ })).toBeVisible();
      await expect(transferTile(page)).toContainText('今日还可核对2次');
      await page.getByRole('textbox', { name: '到账金额（元）' }).fill('56000');
      await page.getByRole('textbox', { name: '付款日期' }).fill('2026-11-11');
      await page.getByRole('textbox', { name: '付款日期' }).press('Tab');
      await sendClaim(page);
      await expect(page.getByRole('alert').filter({ hasText: /日期/ })).toBeVisible();
      await upload(page, slip('不是回单.pdf', 'hello'));
      await expect(page.getByRole('alert').filter({ hasText: /PDF/ })).toBeVisible();
    });
    await test.step('a used voucher is refused', async () => {
      await page.getByRole('textbox', { name: '付款日期' }).fill('2026-11-12');
      await page.getByRole('textbox', { name: '付款日期' }).press('Tab');
      await sim.addFault({ on: 'provisional.claimTransfer', answer: { code: 'P210005' }, times: 1 });
      await sendClaim(page);
      await expect(page.getByRole('alert').filter({ hasText: /凭证/ }).first()).toBeVisible();
    });
    await test.step('a correct claim shows its start and end by the provider’s clock', async () => {
      await submitClaim(page).click();
      await expect(claimDialog(page)).toContainText('56,000.00');
      await expect(claimDialog(page)).toContainText('溢缴款账户 尾号6027');
      await claimDialog(page).getByRole('button', { name: '确定' }).click();
      await expect(resultTitle(page, '认领已提交，30分钟内反馈结果')).toBeVisible();
      await expect(
        page.getByText(/自2026-11-12 10:\d\d起等待核对，最迟2026-11-12 10:[34]\d反馈结果/),
      ).toBeVisible();
      await expect(page).toHaveURL(/claimNo=/);
      await sim.setClock({ advance: 'PT30M' });
      await expect(resultTitle(page, '认领成功')).toBeVisible();
    });
    await test.step('the balance has the claimed amount', () => expectSameEverywhere(page, '142,300.45'));
    await test.step('a repayment reduces the balance', async () => {
      await goTo(page, '/repayCom?productCode=12003&bills=ZD202611020032');
      await typePart(page, '500');
      await chooseSource(page, '溢缴款账户');
      await confirm(page);
      await untilSuccess(page, sim);
      await expectSameEverywhere(page, '141,800.45');
    });
    await test.step('a first withdrawal shows the guidance', async () => {
      await goTo(page, APPLY);
      await expect(page.getByRole('heading', { name: '转出说明' })).toBeVisible();
      await page.getByRole('button', { name: '我已知晓' }).click();
      await withdraw(page, '10000');
      await expect(resultTitle(page, '转出申请已提交')).toBeVisible();
      await goTo(page, ACCOUNT);
      await expect(page.getByText('有在途金额', { exact: true })).toBeVisible();
      await sim.setClock({ advance: 'PT3H' });
      await expectSameEverywhere(page, '131,795.45');
    });
    await test.step('a read guidance does not open again', async () => {
      const read = (await sim.log()).filter(({ operationId }) => operationId === 'signGuidanceRead');
      expect(read).toHaveLength(1);
      await page.goto(`/front${APPLY}`);
      await expect(page.getByRole('textbox', { name: '转出金额（元）' })).toBeVisible();
    });
  },
);

/** Withdraws with a code, because the baseline has no password. */
async function withdraw(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: '转出金额（元）' }).fill(amount);
  await expect(page.getByText('服务费0.05%，最低2.00元，最高50.00元')).toBeVisible();
  await expect(page.getByText('10,005.00')).toBeVisible();
  await page.getByRole('button', { name: '提交转出' }).click();
  const dialog = page.getByRole('dialog', { name: '确认转出' });
  await expect(dialog).toContainText('10,000.00');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('textbox', { name: '短信验证码' }).fill(CODE);
  await dialog.getByRole('button', { name: '确认转出' }).click();
}

async function withPassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '确认转出' });
  await dialog.getByLabel('支付密码', { exact: true }).last().fill(password);
  await dialog.getByRole('button', { name: '确认转出' }).click();
}

test(
  'refunds a failed withdrawal, and finds the withdrawal after a lost response',
  { tag: ['@vas-withdraw-back'] },
  async ({ page, sim }) => {
    await sim.open('withdrawal-fails', APPLY);
    await expectWhole(page.getByRole('main'), 'overflow.withdrawal');
    await test.step('shows an excess at once and a wrong password under its field', async () => {
      await page.getByRole('textbox', { name: '转出金额（元）' }).fill('90000');
      await expect(page.getByText(/^最多可转出86,\d{3}\.\d\d元$/)).toBeVisible();
      await page.getByRole('textbox', { name: '转出金额（元）' }).fill('10000');
      await expect(page.getByText('10,005.00')).toBeVisible();
      await page.getByRole('button', { name: '提交转出' }).click();
      await withPassword(page, '804618');
      await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: /密码/ })).toBeVisible();
    });
    await test.step('a response lost after the withdrawal ends in the right state', async () => {
      await sim.addFault({
        on: 'provisional.applyWithdrawal',
        answer: { drop: 'answer' },
        times: ALL_REPEATS,
      });
      await withPassword(page, '804617');
      await expect(resultTitle(page, '转出申请已提交')).toBeVisible();
      const facts = page.locator('dl', { hasText: '转出编号' });
      await expect(facts).toContainText('76,295.45');
    });
    await test.step('a failed withdrawal is refunded with its fee', async () => {
      await sim.setClock({ advance: 'PT3H' });
      await expect(resultTitle(page, '转出失败')).toBeVisible();
      await expect(page.getByText(/扣除的金额与服务费已全部退回账户/)).toBeVisible();
      await expect(page.locator('dl', { hasText: '退回流水号' })).toContainText('86,300.45');
      await goTo(page, ACCOUNT);
      await expect(movements(page).getByRole('row').nth(1)).toContainText('+10,005.00');
      await expect(movements(page).getByRole('row').nth(2)).toContainText('-10,005.00');
      await expect(balanceShown(page)).toHaveText('86,300.45');
    });
  },
);

test(
  'shows who makes each claim, in the records and at its transfer',
  { tag: ['@route-vas-claimrecord', '@claim-type-1', '@claim-type-2'] },
  async ({ page, sim }) => {
    await sim.open('claim-operator', RECORDS);
    await expectWhole(page.getByRole('main'), 'overflow.records');
    const records = page.getByRole('table', { name: '认领记录' });
    await test.step('claims by the company and by the staff', async () => {
      await expect(records.getByRole('row').filter({ hasText: '运营认领' })).toContainText('认领处理中');
      await expect(records.getByRole('row').filter({ hasText: '自助认领' }).first()).toContainText(
        '认领成功',
      );
    });
    await test.step('a transfer that is being claimed shows its claimant', async () => {
      await goTo(page, CLAIM);
      await expect(transferTile(page)).toContainText('认领中');
      await expect(transferTile(page)).toContainText('运营认领');
      await expect(transferTile(page).getByRole('radio')).toBeDisabled();
    });
  },
);

test('tells a child account that the parent is responsible', async ({ page, sim }) => {
  await sim.open('child-account', ACCOUNT);
  await expect(heading(page, '账户明细')).toBeVisible();
  await expect(page.getByText('资金账户由企业的金采母账号查看与操作')).toBeVisible();
  await goTo(page, RECORDS);
  await expect(heading(page, '认领记录')).toBeVisible();
  await expect(page.getByText('资金账户由企业的金采母账号查看与操作')).toBeVisible();
});

test(
  'refuses money that was just claimed by another, and finds a lost claim by its key',
  { tag: ['@vas-claim-taken'] },
  async ({ page, sim }) => {
    await sim.open('baseline', CLAIM);
    await fillClaim(page);
    await sim.addFault({ on: 'provisional.claimTransfer', answer: { code: 'P210002' }, times: 1 });
    await sendClaim(page);
    await expect(page.getByRole('alert').filter({ hasText: /认领/ })).toBeVisible();
    await goTo(page, RECORDS);
    await expect(heading(page, '认领记录')).toBeVisible();
    await goTo(page, CLAIM);
    await fillClaim(page);
    await sim.addFault({ on: 'provisional.claimTransfer', answer: { drop: 'answer' }, times: ALL_REPEATS });
    await sendClaim(page);
    await expect(resultTitle(page, '认领已提交，30分钟内反馈结果')).toBeVisible();
    // The first submission was refused. All later ones have the same key. The log lists the newest first.
    const sent = (await sim.log()).filter(({ operationId }) => operationId === 'claimTransfer');
    const keys = sent.map(({ request }) => (request as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys.slice(0, -1)).size).toBe(1);
  },
);
