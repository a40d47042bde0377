/** Tests the filters of the bill list. Spec 1 §9 */
import { LIST, rowOf, rows, search, tab } from '../../support/bills.ts';
import { goTo } from '../../support/goTo.ts';
import { choose, chooseValue } from '../../support/select.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test(
  'filters by days, number, cycle, month, account and order, and keeps the filters in the URL',
  { tag: ['@date-filters'] },
  async ({ page, sim }) => {
    await sim.open('baseline', LIST);
    await expectWhole(page.getByRole('main'), 'bills');
    await test.step('quick choices filter by days; a second click releases them', async () => {
      const days = search(page).getByRole('group', { name: '账单日' }).getByRole('button', { name: /^近/ });
      await expect(days).toHaveText(['近30天', '近90天', '近365天']);
      await expect(tab(page, '全部账单')).toContainText('34');
      for (const [name, count] of [
        ['近30天', 6],
        ['近90天', 18],
        ['近365天', 34],
      ] as const) {
        await days.filter({ hasText: name }).click();
        await search(page).getByRole('button', { name: '查询' }).click();
        await expect(page).toHaveURL(new RegExp(`days=${/\d+/.exec(name)?.[0] ?? ''}$`));
        await expect(tab(page, '全部账单')).toContainText(String(count));
      }
      const sentDays = (await sim.log()).map(
        ({ request }) => (request as { days?: number } | undefined)?.days,
      );
      for (const range of [30, 90, 365]) expect(sentDays).toContain(range);
      await days.filter({ hasText: '近365天' }).click();
      await expect(days.and(page.locator('[aria-pressed=true]'))).toHaveCount(0);
    });

    const form = search(page);
    await form.getByRole('button', { name: '重置' }).click();
    await expect(page).toHaveURL(/billListNew$/);
    await test.step('a bill number is searched by Enter, on the first page; reload and Back keep it', async () => {
      await page.getByRole('navigation', { name: '分页' }).getByRole('button', { name: '下一页' }).click();
      await expect(page).toHaveURL(/pageNo=2$/);
      await form.getByLabel('账单编号').fill('ZD202611010031');
      await expect(rows(page)).toHaveCount(10);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/billListNew\?billNo=ZD202611010031$/);
      await expect(rows(page)).toHaveCount(1);
      await page.reload();
      await expect(form.getByLabel('账单编号')).toHaveValue('ZD202611010031');
      await form.getByRole('button', { name: '重置' }).click();
      await expect(page).toHaveURL(/billListNew$/);
      await expect(form.getByLabel('账单编号')).toHaveValue('');
      await page.goBack();
      await expect(form.getByLabel('账单编号')).toHaveValue('ZD202611010031');
    });
    await form.getByRole('button', { name: '重置' }).click();
    await test.step('cycle, month and account filter together', async () => {
      await choose(form.getByLabel('账期类型'), '周结');
      await form.getByLabel('账单月份').fill('2026-11');
      await chooseValue(form.getByLabel('采购账号'), 'hechuan_cg02');
      await form.getByRole('button', { name: '查询' }).click();
      await expect(rows(page)).toHaveCount(1);
      await expect(rowOf(page, 'ZD202611020032')).toBeVisible();
    });

    await test.step('a bill is found by an order in it', async () => {
      await goTo(page, '/company/billDetailNew?billNo=ZD202611020032');
      const orderNo = await page
        .getByRole('table', { name: '账单内订单' })
        .locator('tbody a')
        .first()
        .innerText();
      await goTo(page, `${LIST}?orderNo=${orderNo}`);
      await expect(search(page).getByLabel('订单编号')).toHaveValue(orderNo);
      await expect(rows(page)).toHaveCount(1);
      await expect(rowOf(page, 'ZD202611020032')).toBeVisible();
    });
  },
);

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' });

  test('takes the month by typing and from the calendar, and the cycle by keys', async ({ page, sim }) => {
    await sim.open('baseline', LIST);
    await test.step('the month is typed or picked, in Chinese despite the browser', async () => {
      const month = search(page).getByLabel('账单月份');
      await month.fill('2026年9月');
      await month.blur();
      await expect(month).toHaveValue('2026-09');
      await search(page).getByRole('button', { name: '选择月份' }).click();
      const calendar = page.getByRole('dialog', { name: '选择月份' });
      await expect(calendar.getByRole('radio', { name: '九月' })).toBeChecked();
      await calendar.getByRole('radio', { name: '十月' }).click();
      await expect(month).toHaveValue('2026-10');
      await expect(calendar).toHaveCount(0);
      await month.fill('十月');
      await page.keyboard.press('Enter');
      await expect(search(page).getByRole('alert')).toHaveText('请输入正确的月份，如2026-11');
      await expect(month).toBeFocused();
      await expect(page).toHaveURL(/billListNew$/);
    });

    await test.step('the cycle is chosen by keys', async () => {
      const box = search(page).getByLabel('账期类型');
      await box.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { name: '全部' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(box).toHaveText('周结');
      await expect(box).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option', { name: '周结', exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(box).toBeFocused();
    });
  });
});
