/** Tests the due calendar with its file and subscription, and the forecast. */
import { readFile } from 'node:fs/promises';
import { request as anonymous } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { onPhoneToo } from '../../support/onPhoneToo.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';

const CALENDAR = '/company/dueCalendar';

const forecastCard = (page: Page): Locator => region(page, '资金预测（未来60天）');
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

test(
  'leads from home to the calendar with its days, file and subscription, and forecasts missing money',
  { tag: ['@far-calendar', '@far-calendar-subscription', '@far-forecast'] },
  async ({ page, sim }) => {
    await sim.open('overdue-bill', '/company/index?productCode=12003');

    await test.step('home shows the missing amount and its day, and leads to the calendar', async () => {
      const dues = region(page, '近期应还');
      await expect(dues.getByText('周三（11月25日）前需转入207,646.77元')).toBeVisible();
      await dues.getByRole('link', { name: '还款日历' }).click();
      await expect(page).toHaveURL(`/front${CALENDAR}`);
    });

    await test.step('the month shows its sums and the overdue day, also on a phone and in print', async () => {
      const month = region(page, '2026年11月');
      await onPhoneToo(page, async () => {
        await expect(month.getByText('293,947.22')).toBeVisible();
        await expect(month.getByText('24,398.70').first()).toBeVisible();
        await expect(month.getByRole('button', { pressed: true })).toContainText('逾期');
      });
      expect(await axe(page, 'main')).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(month.getByRole('button', { pressed: true })).toContainText('24,398.70');
      await expect(page.getByRole('button', { name: '生成地址' })).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await test.step('a day lists its bills and leads to them and to their repayment', async () => {
      await press(page, '11-25 周三，2笔');
      await expect(page).toHaveURL(`/front${CALENDAR}?month=2026-11&day=2026-11-25`);
      const day = region(page, '11-25（周三）到期账单');
      await expect(day.getByRole('row')).toHaveCount(3);
      await expect(day.getByText('208,024.52')).toBeVisible();
      await day
        .getByRole('link', { name: /^查看账单/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: '账单详情' })).toBeVisible();
      await page.goBack();
      await expect(day.getByText('208,024.52')).toBeVisible();
      const repay = day.getByRole('link', { name: '去还款' });
      await expect(repay).toHaveAttribute('href', /bills=ZD[^,]+(,|%2C)ZD/);
    });

    await test.step('the address has the chosen month', async () => {
      await press(page, '下个月');
      await expect(page).toHaveURL(`/front${CALENDAR}?month=2026-12`);
      const month = region(page, '2026年12月');
      await expect(month.getByText('当月应还合计（元）')).toBeVisible();
      await press(page, '本月');
      await expect(page).toHaveURL(`/front${CALENDAR}?month=2026-11`);
    });

    await test.step('the forecast has a table with the same figures', async () => {
      const card = forecastCard(page);
      await expect(card.getByText('周日（11月29日）前再转入28,406.30元')).toBeVisible();
      await expect(card.getByText('不含今后的采购', { exact: false })).toBeVisible();
      await card.getByRole('button', { name: '查看数据表' }).click();
      await onPhoneToo(page, () =>
        expect(card.getByRole('row').filter({ hasText: '11-25' })).toContainText('207,646.77'),
      );
      await expect(card.getByRole('table')).toContainText(/含分期后续期次\s*¥?20,780\.69/);
    });

    await test.step('the downloaded iCalendar file has four events', async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), press(page, '下载日历文件')]);
      expect(file.suggestedFilename()).toBe('企业金采还款日历.ics');
      const text = await readFile(await file.path(), 'utf8');
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    });

    await test.step('the subscription address works without a login until it is revoked', async () => {
      const outside = await anonymous.newContext();
      await press(page, '生成地址');
      const shown = page.getByText(/\/calendar\/.+\.ics$/);
      const address = await shown.innerText();
      expect((await outside.get(address)).headers()['content-type']).toBe('text/calendar; charset=utf-8');
      await press(page, '撤销地址');
      await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
      await expect(shown).toHaveCount(0);
      await expect(page.getByText('未生成', { exact: false })).toBeVisible();
      expect((await outside.get(address)).status()).toBe(404);
      await outside.dispose();
    });

    await test.step('other companies have other forecasts, and a child has none', async () => {
      await sim.change('overflow-enough', CALENDAR);
      await expect(forecastCard(page).getByText(/^余额足够未来60天还款，最低剩/)).toBeVisible();
      await sim.change('overdue-bill,overflow-empty', CALENDAR);
      await expect(forecastCard(page).getByText('今日需转入24,398.70元')).toBeVisible();
      await sim.change('newcomer', CALENDAR);
      await expect(forecastCard(page).getByText('未来60天没有应还')).toBeVisible();
      await sim.change('child-account', CALENDAR);
      await expect(region(page, '2026年11月').getByText('当月应还合计（元）')).toBeVisible();
      await expect(forecastCard(page)).toHaveCount(0);
    });
  },
);
