/** Tests the member centre: levels, badges and the rights of each level. Spec 1 §2 (/company/memberCenter), §3, §9 */
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test(
  'shows level, badges and the rights of all levels in the member centre',
  { tag: ['@member-levels', '@member-three', '@role-parent-rights-centre', '@route-company-membercenter'] },
  async ({ page, sim }) => {
    await sim.open('mall', '/company/index?productCode=12025');
    await page.getByRole('navigation').getByRole('link', { name: '权益中心' }).click();
    await expect(page.getByRole('heading', { name: '权益中心', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/company\/memberCenter/);
    await expectWhole(page.getByRole('main'), 'memberCentre');

    await test.step('the level and the distance to the next one', async () => {
      await expect(page.getByRole('img', { name: 'V5 升级进度71%' }).filter({ visible: true })).toBeVisible();
      await expect(page.getByText('再采购853,200.00元可升级至V6').filter({ visible: true })).toHaveCount(1);
      const ladder = page.getByRole('list', { name: '各等级门槛' }).getByRole('listitem');
      await expect(ladder).toHaveCount(6);
      await expect(ladder.nth(4)).toContainText('V5 当前');
      await page.getByRole('button', { name: '等级规则' }).filter({ visible: true }).click();
      const dialog = page.getByRole('dialog', { name: '会员等级 · 等级预览' });
      await expect(dialog.getByText('采购金额满150万元')).toBeVisible();
      await expectWhole(dialog, 'memberCentre.levels');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('three badges, each with its reason, next step and levels', async () => {
      await expect(page.getByText('已开通29个月')).toBeVisible();
      await expect(page.getByText('下一级：36-48个月，还需7个月')).toBeVisible();
      await expect(page.getByText('近3个月额度1,200,000.00元')).toBeVisible();
      for (const [name, description, snapshot] of [
        ['时长勋章', '开通时长12-36个月', 'tenure'],
        ['守约勋章', '近一年无逾期', 'punctual'],
        ['额度勋章', '近3个月额度达100万元及以上', 'quota'],
      ] as const) {
        await page.getByRole('button', { name: `${name}等级预览` }).click();
        const dialog = page.getByRole('dialog', { name: `${name} · 等级预览` });
        await expect(dialog.getByText(description)).toBeVisible();
        await expectWhole(dialog, `badge.${snapshot}`);
        await dialog.getByRole('button', { name: '关闭' }).click();
        await expect(dialog).toHaveCount(0);
      }
    });

    await test.step('rights of all levels side by side, as the provider lists them', async () => {
      const table = page.getByRole('table', { name: '各等级会员权益' });
      await expect(table.getByRole('columnheader')).toHaveText([
        '权益',
        /^V1/,
        /^V2/,
        /^V3/,
        /^V4/,
        'V5当前等级',
        /^V6/,
      ]);
      const row = (name: string) => table.getByRole('row').filter({ hasText: name });
      await expect(row('账期：月结PLUS').getByRole('cell')).toHaveText([
        '-',
        '-',
        '-',
        '-',
        '最长41天服务费0%',
        '最长41天服务费0%',
      ]);
      await expect(row('采购满减券').getByRole('cell').nth(4)).toHaveText('¥100每月2张');
      await expect(row('费率优惠').getByRole('img', { name: '享有' })).toHaveCount(1);
      const requests = (await sim.log()).filter(
        ({ operationId }) => operationId === 'queryCompanyLevelRights',
      );
      expect(requests.map(({ request }) => (request as { userLevel: string }).userLevel).sort()).toEqual([
        'V1',
        'V2',
        'V3',
        'V4',
        'V5',
        'V6',
      ]);
    });
  },
);
