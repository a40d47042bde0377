/** Tests savings, level and badges of the company home. spec 2 §2.4 */
import { HOME } from '../../support/home.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test(
  'hides savings of 1000 and shows a cent more',
  { tag: ['@savings-threshold'] },
  async ({ page, sim }) => {
    const save = (cents: number) => {
      const savings = { interestFreeFunds: 0, couponDiscounts: cents };
      return page.request.patch('/_sim/api/world', { data: { savings } });
    };
    const savings = page.getByText('累计节省（元）');
    await sim.start('newcomer');
    await save(100_000);
    await page.goto(`/front${HOME}`);
    await expect(region(page, '账单还款').getByText('未出账金额（元）')).toBeVisible();
    await sim.settled();
    await expect(savings).toHaveCount(0);
    await save(100_001);
    await sim.refetch(HOME);
    await expect(savings).toBeVisible();
    await expect(page.getByText('1,000.01')).toBeVisible();
  },
);

test(
  'shows V6 as the highest level, a level being updated, and the quota badge to VIP users only',
  {
    tag: [
      '@member-progress-v6-full',
      '@member-v6-highest-message',
      '@entity-member-updating-flag',
      '@badge-quota',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('v6-member', HOME);
    await expectWhole(page.getByRole('main'), 'home.v6');
    await expect(page.getByRole('img', { name: 'V6 升级进度100%' })).toBeVisible();
    await expect(page.getByText('已是最高等级')).toBeVisible();
    await expect(page.getByText(/可升级至/)).toHaveCount(0);
    await sim.change('member-updating', HOME);
    await expect(page.getByText('等级更新中')).toBeVisible();
    await expect(page.getByText(/可升级至/)).toHaveCount(0);

    await test.step('quota is a badge for VIP users only', async () => {
      const badges = page.getByRole('list', { name: '我的勋章' });
      await sim.change('not-vip', HOME);
      await expectWhole(page.getByRole('main'), 'home.notVip');
      await expect(badges.getByRole('button')).toHaveText(['12-36个月时长勋章', '钻石守约守约勋章']);
    });
  },
);
