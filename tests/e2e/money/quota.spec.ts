/** Tests the credit line and the reasons why it is frozen. Spec 1 §2 (/quotaManage, /freezeTipDetail), §3 "Quota", §4 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { choose } from '../../support/select.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const FIGURE = /\d,\d{3}\.\d{2}/;
const movements = (page: Page) => page.getByRole('table', { name: '额度变动明细' });

async function expectFreezeReason(page: Page, text: string, kind: string): Promise<void> {
  await expect(page.getByRole('status').getByText(text)).toBeVisible();
  await expect(page.getByRole('table', { name: '冻结明细' }).getByText(kind)).toBeVisible();
  await expect(page.getByText('如有疑问，请致电客服热线400-088-8816', { exact: false })).toBeVisible();
}

test(
  'shows the line, its users and movements, hides the limit only, and exports chosen movements',
  { tag: ['@route-quotamanage', '@out-limit-eye'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/quotaManage');
    await expectWhole(page.getByRole('main'), 'quota');
    await expect(page.getByRole('heading', { name: '额度管理', level: 1 })).toBeVisible();
    const line = page.getByRole('region', { name: '额度总览' });
    for (const figure of ['750,779.20', '389,220.80', '60,000.00', '1,200,000.00'])
      await expect(line.getByText(figure).first()).toBeVisible();
    await expect(page.getByText('企业全部采购账号共用总额度')).toBeVisible();
    await expect(page.getByText('2026-12-31到期')).toBeVisible();
    await expect(page.getByRole('table', { name: '各采购账号占用' })).toContainText('299,290.50');
    // The used amount after the last movement is the current one.
    await expect(movements(page).getByRole('row').nth(1)).toContainText('389,220.80');

    const caps = page.getByRole('table', { name: '各采购账号占用' });
    const expectHidden = async (part: Locator) => {
      await expect(part).toContainText('****');
      await expect(part).not.toContainText(FIGURE);
    };
    await test.step('the eye hides the limit and its users’ shares, also in print, but not the movements', async () => {
      await line.getByRole('button', { name: '隐藏额度' }).click();
      for (const part of [line, caps]) await expectHidden(part);
      await expect(line.getByText('已隐藏').first()).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await expectHidden(line);
      await page.emulateMedia({ media: null });
      await expect(movements(page)).toContainText(FIGURE);
    });

    await test.step('movements of one kind stay filtered after a reload and are exported', async () => {
      await expect(movements(page).getByText('采购占用').first()).toBeVisible();
      await choose(page.getByRole('combobox', { name: '变动类型' }), '提额');
      await page.getByRole('button', { name: '近365天' }).click();
      await page.getByRole('button', { name: '查询' }).click();
      await expect(page).toHaveURL(/kind=INCREASE/);
      await expect(movements(page).getByText('提额').first()).toBeVisible();
      await page.reload();
      await expect(movements(page).getByText('提额').first()).toBeVisible();
      await expect(movements(page).getByText('采购占用')).toHaveCount(0);
      await expectHidden(line);
      await page.getByRole('button', { name: '导出' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: '导出CSV' }).click(),
      ]);
      const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(head).toContain('变动时间,变动类型,业务单号');
      const total = lines.pop();
      expect(lines.length).toBeGreaterThan(0);
      expect(total).toContain(`净变动（${String(lines.length)}条）`);
      expect(lines.every((text) => text.includes('提额'))).toBe(true);
    });

    await page.getByRole('button', { name: '提额' }).click();
    await expect(page).toHaveURL(/\/increaseActivity/);

    await test.step('open orders hold part of an unfrozen line', async () => {
      await goTo(page, '/freezeTipDetail');
      await expectFreezeReason(page, '额度未冻结，仅有订单占用', '订单占用');
    });

    await test.step('home hides the limit too, and shows it again', async () => {
      await goTo(page, '/company/index');
      const card = page.getByRole('region', { name: '我的额度' });
      await expectHidden(card);
      await card.getByRole('button', { name: '显示额度' }).click();
      await expect(card.getByText('750,779.20').first()).toBeVisible();
      await expect(card.getByRole('button', { name: '隐藏额度' })).toBeFocused();
    });
  },
);

test('shows each cap with its used share, a child its own part, and why a line is frozen', async ({
  page,
  sim,
}) => {
  const increase = page.getByRole('button', { name: '提额' });
  await sim.open('cap-quota', '/quotaManage');
  await expect(page.getByText('上限额度', { exact: true })).toBeVisible();
  const row = page
    .getByRole('table', { name: '各采购账号占用' })
    .getByRole('row', { name: /hechuan_caigou/ });
  await expect(row).toContainText('900,000.00');
  await expect(row).toContainText('33.25%');

  await test.step('a child account sees its own part', async () => {
    await sim.change('child-account', '/quotaManage');
    await expect(page.getByRole('table', { name: '本账号占用' }).getByRole('row')).toHaveCount(2);
    await sim.settled();
    await expect(increase).toHaveCount(0);
  });

  await test.step('a frozen line shows its reason', async () => {
    await sim.change('frozen-quota', '/quotaManage');
    await expect(page.getByText('您的额度已冻结')).toBeVisible();
    await sim.settled();
    await expect(increase).toHaveCount(0);
    await page.getByRole('link', { name: '查看冻结说明' }).click();
    await expect(page.getByRole('heading', { name: '冻结说明', level: 1 })).toBeVisible();
    await expectFreezeReason(page, '您的额度已冻结', '账户冻结');
  });

  await test.step('a line frozen for a risk', async () => {
    await sim.change('risk-frozen', '/freezeTipDetail');
    await expectFreezeReason(page, '风险提示：您的额度因风险管控已冻结', '风险冻结');
  });
});

test(
  'a line frozen by overdue bills lists these bills and leads to one repayment of all',
  { tag: ['@route-freezetipdetail'] },
  async ({ page, sim }) => {
    await sim.open('defaulted-bill', '/freezeTipDetail');
    await expectWhole(page.getByRole('main'), 'quota.frozen');
    await expect(page.getByRole('status').getByText('您的额度已冻结')).toBeVisible();
    await expect(page.getByText('还清全部逾期账单，还款成功后系统自动解冻', { exact: false })).toBeVisible();
    const bills = page.getByRole('table', { name: '需还清的逾期账单' });
    await expect(bills.getByText('已违约')).toBeVisible();
    const count = (await bills.getByRole('row').count()) - 1;
    await page.getByRole('link', { name: '立即还款' }).click();
    await expect(page).toHaveURL(/\/repayCom\?bills=/);
    expect(new URL(page.url()).searchParams.get('bills')?.split(',')).toHaveLength(count);
  },
);
