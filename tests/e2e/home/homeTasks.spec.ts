/** Tests the tasks of a mall product’s home. spec 2 §2.4 */
import { HOME, calls, increaseButton } from '../../support/home.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

test(
  'shows the home of a mall product',
  {
    tag: [
      '@home-layout-task',
      '@taskswiper-title',
      '@taskswiper-more',
      '@task-status-processing',
      '@incr-querytypelist-12025',
      '@taskswiper-step',
      '@taskswiper-arrows',
      '@taskswiper-pagination',
      '@task-dim-order-amount',
      '@task-dim-yjf-amount',
      '@task-dim-order-count',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('mall', HOME);

    await test.step('the task swiper instead of the FAQ entry', async () => {
      await expectWhole(page.getByRole('main'), 'home.mall');
      const tasks = region(page, '任务返现中心');
      await expect(tasks.getByRole('listitem')).toHaveCount(4);
      await expect(tasks.getByRole('link', { name: '更多' })).toHaveAttribute(
        'href',
        /\/company\/activityCenter\?tabName=taskTab$/,
      );
      await expect(region(page, '常见问题')).toHaveCount(0);
      expect(calls(await sim.log(), 'queryUserActivityTaskPage')).toContainEqual(
        expect.objectContaining({ taskStatus: 'PROCESSING', pageNum: 1, pageSize: 6 }),
      );
    });

    await test.step('a task counts in the unit of its dimension', async () => {
      const tasks = region(page, '任务返现中心').getByRole('listitem');
      await expect(tasks.filter({ hasText: '采购金额' }).first()).toContainText(/[\d,.]+\/[\d,.]+元/);
      await expect(tasks.filter({ hasText: '易捷付还款金额' }).first()).toContainText(/[\d,.]+\/[\d,.]+元/);
      await expect(tasks.filter({ hasText: '订单笔数' }).first()).toContainText(/\d+\/\d+笔/);
    });

    await test.step('requests the increase methods', async () => {
      await expect(increaseButton(page)).toBeVisible();
      expect(calls(await sim.log(), 'queryUserIncrLimitQual')).toEqual([
        expect.objectContaining({ queryTypeList: ['AUTO', 'FILE', 'PRIVILEGED', 'QUICK'] }),
      ]);
    });

    await test.step('four tasks have arrows and the line that marks the shown group', async () => {
      const tasks = region(page, '任务返现中心');
      await expect(tasks.getByRole('button', { name: '下一个' })).toHaveCount(1);
      await expect(tasks.getByRole('img', { name: /^第1组/ })).toHaveCount(1);
    });

    await test.step('an arrow moves the tasks by one box and 10 px', async () => {
      const tasks = region(page, '任务返现中心');
      const first = tasks.getByRole('listitem').first();
      const second = tasks.getByRole('listitem').nth(1);
      await expect(first).toBeVisible();
      const [before, width] = [(await first.boundingBox())?.x ?? 0, (await first.boundingBox())?.width ?? 0];
      await tasks.getByRole('button', { name: '下一个' }).click();
      await expect
        .poll(async () => Math.round(before - ((await first.boundingBox())?.x ?? 0)))
        .toBe(Math.round(width + 10));
      expect(Math.round((await second.boundingBox())?.x ?? 0)).toBe(Math.round(before));
      await tasks.getByRole('button', { name: '上一个' }).click();
      await expect.poll(async () => Math.round((await first.boundingBox())?.x ?? 0)).toBe(Math.round(before));
    });

    for (const [scenario, arrows] of [
      ['mall,two-tasks', 0],
      ['mall,three-tasks', 1],
    ] as const)
      await test.step(`${scenario}: arrows with more than two, the line with more than three`, async () => {
        await sim.change(scenario, HOME);
        const tasks = region(page, '任务返现中心');
        await expect(tasks.getByRole('listitem')).toHaveCount(2 + arrows);
        await expect(tasks.getByRole('button', { name: '下一个' })).toHaveCount(arrows);
        await expect(tasks.getByRole('img', { name: /^第1组/ })).toHaveCount(0);
      });

    await test.step('the arrow shows the third of three tasks and is then disabled', async () => {
      const tasks = region(page, '任务返现中心');
      const frame = (await tasks.boundingBox())!;
      const following = tasks.getByRole('button', { name: '下一个' });
      await following.click();
      await expect
        .poll(async () => {
          const third = (await tasks.getByRole('listitem').nth(2).boundingBox())!;
          return third.x + third.width <= frame.x + frame.width;
        })
        .toBe(true);
      await expect(following).toBeDisabled();
    });

    await test.step('on a phone, the second of two tasks is below the first', async () => {
      await sim.change('mall,two-tasks', HOME);
      const tasks = region(page, '任务返现中心').getByRole('listitem');
      await expect(tasks).toHaveCount(2);
      await page.setViewportSize(PHONE);
      const [first, second] = [tasks.first(), tasks.last()];
      await expect
        .poll(async () => {
          const [above, below] = [(await first.boundingBox())!, (await second.boundingBox())!];
          return below.x === above.x && below.y >= above.y + above.height;
        })
        .toBe(true);
      await page.setViewportSize(WIDE);
    });
  },
);
