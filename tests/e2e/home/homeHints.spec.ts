/** Tests repay tips, notices and hints of the company home. spec 2 §2.4 */
import { HOME, calls, increaseButton } from '../../support/home.ts';
import { onPhoneToo } from '../../support/onPhoneToo.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test(
  'alternates two repay tips, holds the focused one, and refuses an increase with an overdue bill',
  { tag: ['@repaytip-overdue', '@repaytip-normal', '@repaytip-scroll', '@increase-click-overdue'] },
  async ({ page, sim }) => {
    await page.clock.install();
    const overdue = page.getByText('您有24,398.70元已违约，请按时还款');
    const normal = page.getByText('您有32,618.40元账单应还，最后还款日2026-11-15');
    await sim.open('baseline', HOME);
    await expect(increaseButton(page)).toBeVisible();
    await expect(normal).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(normal).toBeVisible();
    await expect(page.getByRole('button', { name: '下一条还款提示' })).toHaveCount(0);

    await sim.open('overdue-bill', HOME);
    // The fake clock also advances the time limit of requests, so no request may be open.
    await expect(increaseButton(page)).toBeVisible();
    await expect(overdue).toBeVisible();
    await expect(normal).toBeHidden();
    await page.clock.runFor(5000);
    await expect(normal).toBeVisible();
    await expect(overdue).toBeHidden();
    await page.clock.runFor(5000);
    await expect(overdue).toBeVisible();

    const next = page.getByRole('button', { name: '下一条还款提示' });
    await next.focus();
    // The pointer leaves, and the focus stays.
    await overdue.hover();
    await page.mouse.move(0, 0);
    await page.clock.runFor(7000);
    // At once: the clock goes on, and the tip would come round again.
    expect(await overdue.isVisible()).toBe(true);
    await next.blur();
    await page.clock.runFor(5000);
    await expect(normal).toBeVisible();

    await increaseButton(page).click();
    await expect(page.getByText('您有逾期账单，暂不可提额')).toBeVisible();
    await expect(page).toHaveURL(/\/company\/index$/);
  },
);

test(
  'shows the real-name tag for company users with an invalid name only',
  { tag: ['@realname-tag-condition', '@redirect-realname', '@open-flow-realname'] },
  async ({ page, sim }) => {
    const tag = page.getByText('实名已失效');
    for (const scenario of ['company-info-change', 'personal,real-name-expired']) {
      await sim.change(scenario, HOME);
      await expect(page.getByText('杭州禾川工业设备有限公司', { exact: true })).toBeVisible();
      await expect(region(page, '我的额度').getByText('总额度（元）')).toBeVisible();
      await sim.settled();
      await expect(tag).toHaveCount(0);
    }
    await sim.change('real-name-expired', HOME);
    await expect(tag).toBeVisible();
    const button = page.getByRole('button', { name: '重新认证' });
    await onPhoneToo(page, () => expect(button).toBeVisible());
    const { origin } = new URL(page.url());
    const home = `${origin}/front${HOME}`;
    await expect(page).toHaveURL(home);
    await button.click();
    await expect(page).toHaveURL(
      `${origin}/_sim/ext/realname?${new URLSearchParams({ returnUrl: home }).toString()}`,
    );
    await expect(page.getByRole('heading', { name: '企业实名认证' })).toBeVisible();
    // Returns from the authentication with a valid name.
    await page.getByRole('button', { name: '完成认证' }).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByText('杭州禾川工业设备有限公司', { exact: true })).toBeVisible();
    await sim.settled();
    await expect(button).toHaveCount(0);
  },
);

test(
  'promises unfreezing only if repayment removes the cause',
  { tag: ['@quota-frozen-message', '@quota-frozen-risk-message', '@mend-unfreeze-truth'] },
  async ({ page, sim }) => {
    const plain = page.getByText('您的额度已冻结', { exact: true });
    const risk = page.getByText('风险提示：您的额度因风险管控已冻结');
    const promise = page.getByText(/自动解冻/);

    for (const scenario of ['frozen-quota', 'frozen-by-account-status', 'frozen-quota,risk-frozen'])
      await test.step(`${scenario}: the plain message, without an increase`, async () => {
        await sim.change(scenario, HOME);
        await expect(plain).toBeVisible();
        await sim.settled();
        await expect(risk).toHaveCount(0);
        await expect(increaseButton(page)).toHaveCount(0);
      });

    await test.step('a freeze by risk control only', async () => {
      await sim.change('risk-frozen', HOME);
      await expect(risk).toBeVisible();
      await sim.settled();
      await expect(plain).toHaveCount(0);
    });

    // Only the bill that has been overdue for 100 days has frozen the quota; the other freezes have further causes.
    for (const [scenario, promised] of [
      ['frozen-and-overdue', 0],
      ['defaulted-bill', 1],
      ['risk-frozen,overdue-bill', 0],
    ] as const)
      await test.step(`${scenario}: ${promised ? 'promised' : 'not promised'}`, async () => {
        await sim.change(scenario, HOME);
        await expect(page.getByRole('link', { name: '查看冻结说明' })).toBeVisible();
        await sim.settled();
        await expect(promise).toHaveCount(promised);
      });
  },
);

test(
  'ignores a failed fetch of notices; a personal user has no note on transfers',
  { tag: ['@notice-fetch-silent', '@notice-text-offline-transfer'] },
  async ({ page, sim }) => {
    await sim.start('baseline');
    await sim.addFault({ on: 'gateway.querySceneSourceInfo', answer: { code: '99999' } });
    await page.goto(`/front${HOME}`);
    await expect(region(page, '账单还款').getByText('269,548.52')).toBeVisible();
    await expect(page.getByRole('region', { name: '公告消息' }).getByText('1/2')).toBeVisible();
    await sim.settled();
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
    // The failed request is ignored; all others are made and shown.
    const log = await sim.log();
    expect(calls(log, 'querySceneSourceInfo')).toContainEqual(
      expect.objectContaining({ sceneCode: 'QYJC-PC-HOME-NOTICE' }),
    );
    expect(calls(log, 'queryAfficheList')).toEqual([expect.objectContaining({ productCode: '12003' })]);
    await expect(page.getByRole('button', { name: '消息，4条未读' })).toBeVisible();
    await expectWhole(page.getByRole('region', { name: '公告消息' }), 'notices.own');

    await test.step('a personal user has no note on transfers', async () => {
      const note = page.getByText(/^对公转账提醒/);
      await sim.change('personal', HOME);
      await expectWhole(page.getByRole('main'), 'home.personal');
      await expect(page.getByText(/^防诈骗提醒/)).toBeVisible();
      await sim.settled();
      await expect(note).toHaveCount(0);
    });
  },
);
