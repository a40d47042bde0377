/** Tests documents at the end of a month: receipts of many repayments in one print, the statement, and the check of a code. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import readSheets from 'read-excel-file/node';
import { axe } from '../../support/axe.ts';
import { centsIn } from '../../support/centsIn.ts';
import { fits, onPhoneToo } from '../../support/onPhoneToo.ts';
import { choose } from '../../support/select.ts';
import { print, withoutBlanks } from '../../support/sheets.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const records = (page: Page): Locator => page.getByRole('table', { name: '还款记录' }).locator('tbody tr');
const bar = (page: Page): Locator => page.getByRole('region', { name: '已选还款' });
const receipts = (page: Page): Locator => page.getByRole('dialog', { name: '打印电子回单' });
const printButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: '打印', exact: true });
const index = (page: Page): Locator =>
  page.getByRole('table', { name: '还款电子回单目录' }).locator('tbody tr');
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: '对账单', exact: true });
const rowsOf = (page: Page, table: string): Promise<string[][]> =>
  page
    .getByRole('table', { name: table, exact: true })
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)));

/** A range of days with at least 200 repayments in the scenario. */
const MANY = 'dateFrom=2026-05-01&dateTo=2026-05-22';

/** Returns how often `part` occurs in a text. */
const count = (text: string, part: string): number => text.split(part).length - 1;

test(
  'prints three receipts, prints and exports a statement, and checks a code without a login',
  { tag: ['@far-receipts', '@far-statement', '@far-verify'] },
  async ({ page, sim }) => {
    await sim.open('repayment-processing', '/company/payRecord');
    let receiptCode = '';

    await test.step('prints each chosen receipt on its own sheet, after an index that lists the omitted ones', async () => {
      // The first repayment is being processed and has no receipt.
      for (const row of [0, 1, 2, 3]) await records(page).nth(row).getByRole('checkbox').check();
      await expect(bar(page)).toContainText('已选4笔');
      await bar(page).getByRole('button', { name: '打印电子回单' }).click();
      await expect(index(page)).toHaveCount(3);
      await expect(receipts(page).getByRole('article', { name: '还款电子回单', exact: true })).toHaveCount(3);
      const listed = await rowsOf(page, '还款电子回单目录');
      const { sheets, text, cut } = await print(page, 'portrait');
      expect(cut).toEqual([]);
      expect(sheets).toHaveLength(4);
      expect(sheets[0]).toContain('未打印的还款');
      expect(sheets[0]).toContain('还款处理中，没有回单');
      const sum = total(listed.map((cells) => centsIn(cells[4] ?? ''))) / 100;
      expect(sheets[0]).toContain(sum.toLocaleString('en', { minimumFractionDigits: 2 }));
      for (const [at, [, receiptNo = '', repayNo = '', , amount = '']] of listed.entries()) {
        expect(count(sheets[0] ?? '', receiptNo)).toBe(1);
        const sheet = sheets[at + 1] ?? '';
        for (const part of [receiptNo, repayNo, withoutBlanks(amount)]) expect(sheet).toContain(part);
        expect(sheet).toMatch(/校验码[0-9A-Z-]{19}查验地址\S+\/front\/verify/);
        expect(sheet).toContain(`${String(at + 2)}/4`);
      }
      // The page behind it is not printed.
      expect(text).not.toContain('还款来源');
      receiptCode = /校验码([0-9A-Z-]{19})/.exec(sheets[1] ?? '')?.[1] ?? '';
      expect(await axe(page, '[role=dialog]')).toEqual([]);
      await onPhoneToo(page, () => expect(printButton(receipts(page))).toBeVisible());
      await page.keyboard.press('Escape');
      await expect(receipts(page)).toHaveCount(0);
    });

    await test.step('each movement of the statement is on paper, and the figures add up', async () => {
      await page.getByRole('button', { name: '对账单', exact: true }).click();
      await expect(dialogOf(page).getByText('期末应还大写')).toBeVisible();
      await choose(dialogOf(page).getByLabel('月份'), '2026-11');
      await expect(dialogOf(page).getByText('2026-11-01至2026-11-12')).toBeVisible();
      const movements = await rowsOf(page, '明细');
      const facts = Object.fromEntries(
        await dialogOf(page)
          .locator('dl > div')
          .evaluateAll((all) =>
            all.map((fact) => [
              fact.querySelector('dt')?.innerText,
              fact.querySelector('dd')?.innerText ?? '',
            ]),
          ),
      ) as Record<string, string>;
      const of = (name: string): number => centsIn(facts[`${name}（元）`] ?? '');
      const column = (at: number): number => total(movements.map((cells) => centsIn(cells[at] ?? '')));
      expect(movements.length).toBeGreaterThan(3);
      expect([column(3), column(4)]).toEqual([of('增加合计'), of('减少合计')]);
      expect(of('期初应还') + column(3) - column(4)).toBe(of('期末应还'));
      expect(centsIn(movements.at(-1)?.[5] ?? '')).toBe(of('期末应还'));
      const { text, sheets, cut } = await print(page, 'portrait');
      expect(cut).toEqual([]);
      expect(sheets[0]).toMatch(/对账单对账单编号DZ20261101-20261112-12003-\w{4}生成时间2026-11-12/);
      const lines = movements.map((cells) => withoutBlanks(cells.join('')));
      for (const line of new Set(lines))
        expect(count(text, line), line).toBe(lines.filter((other) => other === line).length);
    });

    await test.step('the file has the opening balance, a movement and the closing balance', async () => {
      await dialogOf(page).getByRole('button', { name: '导出' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: '导出Excel（XLSX）' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('对账单_2026-11-01至2026-11-12.xlsx');
      const [sheet] = await readSheets(await readFile(await file.path()));
      const names = sheet?.data.flatMap((cells) => cells[1] ?? []) ?? [];
      expect(names).toEqual(expect.arrayContaining(['期初应还（元）', '账单出账', '期末应还（元）']));
    });

    await test.step('an impossible period shows an error; the corrected one keeps its start and fits on a phone', async () => {
      await dialogOf(page).getByRole('textbox', { name: '结束日期' }).fill('2026-10-01');
      await expect(dialogOf(page).getByText('结束日期不能早于开始日期')).toBeVisible();
      await expect(printButton(dialogOf(page))).toBeDisabled();
      await dialogOf(page).getByRole('textbox', { name: '结束日期' }).fill('2026-11-02');
      await expect(dialogOf(page).getByText('2026-11-01至2026-11-02')).toBeVisible();
      await page.setViewportSize(PHONE);
      await fits(page);
      await page.setViewportSize(WIDE);
    });

    await test.step('a visitor checks a valid code with two amounts, and wrong codes until the check stops', async () => {
      // In a portal with an open session a logout would lead to the login page.
      await page.goto('about:blank');
      await page.request.patch('/_sim/api/world', { data: { viewer: { loggedIn: false } } });
      await page.goto('/front/verify');
      const code = page.getByRole('textbox', { name: '校验码' });
      const amount = page.getByRole('textbox', { name: '金额（元，选填）' });
      // In full-width characters, whose code points are 0xfee0 higher.
      const wide = [...`校验码：${receiptCode.toLowerCase().replaceAll('-', ' ')}`]
        .map((letter) =>
          /[0-9a-z]/.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter,
        )
        .join('');
      await expect(page.getByRole('heading', { level: 1, name: '校验码查询' })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await code.focus();
      await page.keyboard.insertText(wide);
      await page.keyboard.press('Tab');
      await expect(code).toHaveValue(receiptCode);
      await page.keyboard.insertText('１.23');
      await page.keyboard.press('Enter');
      await expect(page.getByText('校验码有效，金额不一致')).toBeVisible();
      await expect(page.getByText(/^金额不一致：单据金额为[\d,.]+元$/)).toBeVisible();
      await expect(page.getByText('杭州****有限公司')).toBeVisible();
      expect(await axe(page, 'main')).toEqual([]);
      const printed = (await page.getByText(/^金额不一致/).textContent()) ?? '';
      await amount.fill(/[\d,.]+/.exec(printed)?.[0] ?? '');
      await page.getByRole('button', { name: '查验' }).click();
      await expect(page.getByText('所填金额与单据一致')).toBeVisible();
      await onPhoneToo(page, () => expect(page.getByText('单据有效')).toBeVisible());
      await code.fill('3HWD-8PQ1');
      const place = await amount.boundingBox();
      await page.getByRole('button', { name: '查验' }).click();
      await expect(page.getByText('校验码为16位数字与字母，请逐位核对')).toBeVisible();
      // The problem takes the hint's place.
      expect(await amount.boundingBox()).toEqual(place);
      // Five unknown codes stop the check for ten minutes.
      for (const digit of '12345') {
        await code.fill(`AAAA-BBBB-CCCC-DDD${digit}`);
        await page.getByRole('button', { name: '查验' }).click();
        await expect(page.getByText(`校验码 AAAA-BBBB-CCCC-DDD${digit}`)).toBeVisible();
      }
      await expect(page.getByText('未查到该单据')).toBeVisible();
      await code.fill(receiptCode);
      await page.getByRole('button', { name: '查验' }).click();
      await expect(page.getByRole('alert')).toContainText('多次未查到，请于2026-11-12 10:10:00后再试');
    });
  },
);

test(
  'collects 200 receipts of a filter, prints none before the last, and can stop or clear the choice',
  { tag: '@far-receipts' },
  async ({ page, sim }) => {
    await sim.open('many-bills', `/company/payRecord?status=01&${MANY}`);
    await records(page).first().getByRole('checkbox').check();
    const all = bar(page).getByRole('button', { name: /^全选\d+笔$/ });
    const wanted = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    expect(wanted).toBeGreaterThanOrEqual(200);
    await all.click();
    await expect(bar(page)).toContainText(`已选${String(wanted)}笔`);
    const repayNo = /HK\d+/.exec((await records(page).nth(3).textContent()) ?? '')?.[0] ?? '';
    await sim.addFault({
      on: 'provisional.queryRepayReceipt',
      when: { fields: { '/repayNo': repayNo } },
      answer: { code: '9999999' },
    });
    await bar(page).getByRole('button', { name: '打印电子回单' }).click();
    await expect(receipts(page).getByText(`${repayNo}：`)).toBeVisible();
    await expect(
      receipts(page).getByText(`已获取回单 ${String(wanted - 1)}/${String(wanted)}`),
    ).toBeVisible();
    await expect(printButton(receipts(page))).toBeDisabled();
    await page.request.delete('/_sim/api/faults');
    await receipts(page).getByRole('button', { name: '重新获取其余1张' }).click();
    await expect(index(page)).toHaveCount(wanted);
    await expect(receipts(page).getByRole('article', { name: '还款电子回单', exact: true })).toHaveCount(
      wanted,
    );
    await expect(printButton(receipts(page))).toBeEnabled();
    const asked = (await sim.log()).filter(({ operationId }) => operationId === 'queryRepayReceipt');
    expect(asked).toHaveLength(wanted + 1);

    await test.step('the collection of receipts can be stopped, which offers to continue', async () => {
      await page.keyboard.press('Escape');
      await expect(receipts(page)).toHaveCount(0);
      await sim.addFault({ on: 'provisional.queryRepayReceipt', answer: { delay: '2s' } });
      await bar(page).getByRole('button', { name: '打印电子回单' }).click();
      await receipts(page).getByRole('button', { name: '停止获取' }).click();
      await expect(receipts(page).getByText('未全部获取前不能打印')).toBeVisible();
      await expect(printButton(receipts(page))).toBeDisabled();
      await expect(receipts(page).getByRole('button', { name: /^重新获取其余\d+张$/ })).toBeVisible();
      await page.request.delete('/_sim/api/faults');
    });

    await test.step('a cleared choice stays empty, also while all rows are being chosen', async () => {
      await page.keyboard.press('Escape');
      await expect(receipts(page)).toHaveCount(0);
      await bar(page).getByRole('button', { name: '取消选择' }).click();
      await expect(bar(page)).toHaveCount(0);
      await sim.addFault({ on: 'provisional.queryRepayRecordPage', answer: { delay: '1s' } });
      await records(page).first().getByRole('checkbox').check();
      await all.click();
      await expect(bar(page)).toContainText('正在全选');
      await bar(page).getByRole('button', { name: '取消选择' }).click();
      await expect(bar(page)).toHaveCount(0);
      await page.request.delete('/_sim/api/faults');
      await sim.settled();
      await expect(bar(page)).toHaveCount(0);
    });
  },
);
