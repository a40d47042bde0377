/** Tests the messages behind the header's bell, which counts the unread ones. */
import type { Locator, Page } from '@playwright/test';
import { expectNoDraft } from '../../support/drafts.ts';
import { confirm, untilSuccess } from '../../support/repaying.ts';
import { expect, test } from '../../support/sim.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^消息/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: '消息' });
const message = (page: Page, title: string) => drawer(page).getByRole('listitem').filter({ hasText: title });

/** Writes counts of each length into the pill (the red counter) and expects the height of one line. */
async function expectOneLine(counted: Locator) {
  const heights = await counted.locator('.pill').evaluate((pill) => {
    const before = pill.textContent;
    const measured = ['1', '9', '10', '19', '99', '99+', '128'].map((count) => {
      pill.textContent = count;
      return pill.getBoundingClientRect().height;
    });
    pill.textContent = before;
    return measured;
  });
  expect(new Set(heights)).toEqual(new Set([16]));
}

/** Expects that the longest count ends inside the button, because the next button would cover it. */
async function expectInside(counted: Locator) {
  const beyond = await counted.locator('.pill').evaluate((pill) => {
    const before = pill.textContent;
    pill.textContent = '99+';
    const right = pill.getBoundingClientRect().right - pill.parentElement!.getBoundingClientRect().right;
    pill.textContent = before;
    return right;
  });
  expect(beyond).toBeLessThan(0.5);
}

test(
  'the bell counts unread messages, read one by one, by their link or all at once',
  {
    tag: ['@msg-bell'],
  },
  async ({ page, sim }) => {
    await sim.open('baseline', '/company/myCoupons');
    await expect(bell(page)).toHaveAccessibleName('消息，4条未读');
    await test.step('a count of any length stays on one line and inside its button', async () => {
      await expectOneLine(bell(page).locator('..'));
      await expectInside(bell(page).locator('..'));
      await expectOneLine(page.getByRole('link', { name: /活动中心/ }));
    });
    await bell(page).click();
    await expect(message(page, '账单3天后到期').first()).toContainText(
      '账单ZD202611020032应还32,618.40元，最后还款日2026-11-15。',
    );
    await expect(message(page, '合同待签署')).toContainText('企业信息查询授权书');
    await expectOneLine(drawer(page).getByRole('tab', { name: '未读' }));
    await drawer(page).getByRole('button', { name: '标为已读：合同待签署' }).click();
    await expect(drawer(page).getByRole('tab', { name: '未读' })).toContainText('3');
    await drawer(page).getByRole('tab', { name: '未读' }).click();
    await expect(drawer(page).getByRole('listitem')).toHaveCount(3);
    await drawer(page)
      .getByRole('group', { name: '消息类别' })
      .getByRole('button', { name: '优惠券' })
      .click();
    await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
    await drawer(page).getByRole('link', { name: '去使用' }).click();
    await expect(page).toHaveURL(/myCoupons\?tab=usable/);
    await expect(drawer(page)).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('消息，2条未读');
    await bell(page).click();
    await drawer(page).getByRole('button', { name: '全部已读' }).click();
    await expect(drawer(page).getByRole('tab', { name: '未读' })).toContainText('0');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('消息');
    await page.reload();
    await expect(page.getByRole('heading', { name: '我的优惠券', level: 1 })).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('消息');
  },
);

test(
  'events of the clock and of a user create messages with links',
  { tag: ['@msg-events'] },
  async ({ page, sim }) => {
    /** Opens the page again, which requests the messages again. */
    const reopen = async () => {
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toHaveCount(0);
      await bell(page).click();
    };

    await test.step('lists a message of each kind with its link', async () => {
      await sim.open('claim-waiting', '/company/myCoupons');
      await bell(page).click();
      for (const title of ['账单3天后到期', '合同待签署', '优惠券4天后到期', '退款已到账'])
        await expect(message(page, title).first()).toBeVisible();
      await expect(message(page, '周结账单已出账').first()).toContainText('ZD202611090033');
      for (const [title, link] of [
        ['账单3天后到期', '去还款'],
        ['合同待签署', '去签署'],
        ['优惠券4天后到期', '去使用'],
        ['退款已到账', '查看退款'],
        ['周结账单已出账', '查看账单'],
      ] as const)
        await expect(message(page, title).first().getByRole('link', { name: link })).toBeVisible();
      await expect(message(page, '来款待认领').first()).toContainText('溢缴款账户收到1笔来款，核对后认领。');
      await drawer(page)
        .getByRole('group', { name: '消息类别' })
        .getByRole('button', { name: '审核' })
        .click();
      await expect(message(page, '提额审核已通过')).toContainText(
        '总额度由1,000,000.00元调整为1,200,000.00元。',
      );
      await expect(message(page, '提额审核已通过').getByRole('link', { name: '查看额度' })).toBeVisible();
    });

    await test.step('a completed repayment creates a message', async () => {
      await page.goto('/front/repayCom?bills=ZD202611020032');
      await confirm(page);
      await untilSuccess(page, sim);
      await reopen();
      await expect(message(page, '还款成功').first()).toContainText('还款32,618.40元已入账');
    });

    await test.step('links a decided claim and unclaimed money to their pages', async () => {
      await sim.setClock({ advance: 'PT30M' });
      await reopen();
      await expect(message(page, '认领成功').first()).toContainText('56,000.00元已存入溢缴款账户');
      await message(page, '认领成功').first().getByRole('link', { name: '查看认领' }).click();
      await expect(page).toHaveURL(/\/vas\/vasClaim\/Result\?claimNo=RL/);
      await expect(page.getByRole('heading', { name: '认领成功' })).toBeVisible();
      await bell(page).click();
      await message(page, '来款待认领').first().getByRole('link', { name: '去认领' }).click();
      await expect(page.getByRole('heading', { name: '溢缴款认领', level: 1 })).toBeVisible();
    });

    await test.step('after its due day only the unpaid bill is overdue', async () => {
      await sim.setClock({ at: '2026-11-26T10:00:00+08:00' });
      await reopen();
      await expect(message(page, '账单已逾期').first()).toContainText('最后还款日2026-11-25，请尽快还款。');
      await expect(message(page, '账单已逾期').filter({ hasText: 'ZD202611020032' })).toHaveCount(0);
      await expect(message(page, '周结账单已出账').first()).toContainText('最后还款日2026-11-29');
      await message(page, '账单已逾期').first().getByRole('link', { name: '去还款' }).click();
      await expect(page).toHaveURL(/\/repayCom\?bills=ZD/);
    });
  },
);

test(
  'saves which messages come by SMS and by e-mail',
  { tag: ['@msg-settings', '@out-draft-sent'] },
  async ({ page, sim }) => {
    const setting = page.getByRole('dialog', { name: '提醒设置' });
    const open = async () => {
      await bell(page).click();
      await drawer(page).getByRole('button', { name: '短信与邮件提醒设置' }).click();
    };
    const sms = setting.getByRole('group', { name: '短信提醒（138****6027）' });
    const email = setting.getByRole('group', { name: '邮件提醒' });
    await sim.open('baseline', '/company/myCoupons');
    await open();
    await expect(sms.getByRole('checkbox', { name: '还款' })).toBeChecked();
    await sms.getByRole('checkbox', { name: '合同' }).check();
    await email.getByRole('checkbox', { name: '账单' }).check();
    await setting.getByRole('button', { name: '保存设置' }).click();
    await expect(setting.getByRole('alert')).toHaveText('请填写接收邮箱');
    await setting.getByRole('textbox', { name: '接收邮箱' }).fill('caiwu@hechuan.cn');
    await setting.getByRole('button', { name: '保存设置' }).click();
    await expect(page.getByText('提醒设置已保存')).toBeVisible();
    await expectNoDraft(page);
    await page.reload();
    await open();
    await expect(sms.getByRole('checkbox', { name: '合同' })).toBeChecked();
    await expect(email.getByRole('checkbox', { name: '账单' })).toBeChecked();
    await expect(setting.getByRole('textbox', { name: '接收邮箱' })).toHaveValue('caiwu@hechuan.cn');
  },
);

test('a child sees only its own messages', { tag: ['@msg-events'] }, async ({ page, sim }) => {
  await sim.open('child-account', '/company/myCoupons');
  await bell(page).click();
  await expect(message(page, '账单3天后到期').first()).toBeVisible();
  await expect(message(page, '合同待签署')).toHaveCount(0);
  await expect(message(page, '来款待认领')).toHaveCount(0);
  await expect(message(page, 'ZD202611090033')).toHaveCount(0);
});
