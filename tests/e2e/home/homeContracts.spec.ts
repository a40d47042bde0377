/** Tests signing contracts from home, in the local dialog and by face authentication. Spec 2 §4, §5 */
import type { Page } from '@playwright/test';
import { AuthOpenStatus } from '#generated/shared/enums/AuthOpenStatus.ts';
import { goTo } from '../../support/goTo.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const HOME = '/company/index';
const signDialog = (page: Page) => page.getByRole('dialog', { name: '合同签署' });
const upgradeDialog = (page: Page) => page.getByRole('dialog', { name: '合同升级' });
const toast = (page: Page) => page.locator('[data-sonner-toast]');

/** Starts the authentication. `answer` acts in its window. */
async function authenticate(page: Page, answer: (window: Page) => Promise<void>) {
  const opened = page.waitForEvent('popup');
  await upgradeDialog(page).getByRole('button', { name: '开始认证' }).click();
  const window = await opened;
  await window.waitForURL(/\/_sim\/ext\/auth/);
  await answer(window);
}

const pick = (label: string) => async (window: Page) => {
  await window.getByRole('radio', { name: new RegExp(`^${label}`) }).check();
  await window.getByRole('button', { name: '完成' }).click();
};

/** Opens the return URL with a code of the authentication widget, since the simulated widget page has no such codes. */
const callback = (query: string) => async (window: Page) => {
  const closed = window.waitForEvent('close');
  await window.evaluate(
    (to) => void setTimeout(() => location.assign(to)),
    `/front/localRealNameCallBack?${query}`,
  );
  await closed;
};

/**
 * Sends an answer as the portal's return page does (domain/faceAuth/faceChannel.ts), without loading that page. Tests with real
 * returns cover the page itself.
 */
const handOver = (answer: { readonly openStatus?: string; readonly errorCode?: string }) => (window: Page) =>
  window.evaluate(
    (data) =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel('portal-face-auth');
        channel.onmessage = () => {
          channel.close();
          resolve();
          setTimeout(() => globalThis.close());
        };
        channel.postMessage(data);
      }),
    answer,
  );

test(
  'asks for the credit compliance contracts only in products that need them',
  { tag: ['@ep-base-creditcontractsigncheck'] },
  async ({ page, sim }) => {
    const checks = async () =>
      (await sim.log()).filter(({ operationId }) => operationId === 'creditContractSignCheck');
    await sim.open('compliance-contract', HOME);
    const dialog = signDialog(page);
    await expect(dialog.getByRole('button', { name: '企业信息查询授权书' })).toBeVisible();
    const [first] = await checks();
    expect(first).toMatchObject({ method: 'POST', path: '/api/v1/contract/creditContractSignCheck' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: '同意并签署' }).click();
    await expect(page.getByText('恭喜您，合同签署成功！')).toBeVisible();
    await expect(dialog).toBeHidden();

    await test.step('another product requests its contracts without this check', async () => {
      await sim.change('new-channel', `${HOME}?productCode=12007`);
      await sim.settled();
      expect((await sim.log()).some(({ operationId }) => operationId === 'contractUpgradeCheck')).toBe(true);
      expect(await checks()).toEqual([]);
    });
  },
);

test(
  'signs in the local dialog after the box is ticked, although the response is lost',
  {
    tag: [
      '@dlg-contract-sign',
      '@popup-2-noface',
      '@contract-agree-checkbox',
      '@contract-agree-message',
      '@msg-contract-signed',
      '@dlg-contract-preview',
      '@contract-entry-preview-name',
      '@contract-read-scroll',
      '@msg-scroll-bottom',
    ],
  },
  async ({ page, sim }) => {
    const asked = async (operation: string) =>
      (await sim.log()).filter(({ operationId }) => operationId === operation).length;
    const dialog = signDialog(page);
    const sign = dialog.getByRole('button', { name: '同意并签署' });
    await page.clock.install();
    await sim.open('no-face-contract', HOME);

    await test.step('refuses to sign without the ticked box', async () => {
      await expectWhole(dialog, 'contractSign');
      await sign.click();
      await expect(toast(page)).toContainText('请阅读并同意以下协议');
      expect(await asked('signContractsForCreditCompliance')).toBe(0);
      await page.clock.runFor(10_000);
      await expect(toast(page)).toHaveCount(0);
    });

    await test.step('the contract must be read to its end', async () => {
      await page.setViewportSize({ width: 480, height: 640 });
      await dialog.getByRole('button', { name: '企业征信授权书' }).click();
      const preview = page.getByRole('dialog', { name: '合同预览' });
      const text = preview.getByRole('document', { name: '企业征信授权书' });
      await expect(text).toContainText('甲方');
      await expectWhole(text, 'contractText');
      await expect(preview.getByRole('button', { name: /^同意（\ds）$/ })).toBeDisabled();
      const agree = preview.getByRole('button', { name: '同意', exact: true });
      await page.clock.runFor(5000);
      await expect(agree).toBeEnabled();
      await agree.click();
      await expect(toast(page)).toContainText('请滚动至页面底部');
      await expect(preview).toBeVisible();
      await text.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      await expect(async () => {
        // On a busy machine it disappears late, and another click would wait for it.
        if (await preview.isVisible()) await agree.click({ timeout: 500 });
        await expect(preview).toBeHidden({ timeout: 800 });
      }).toPass();
      expect(await asked('upContractPreview')).toBeGreaterThan(0);
    });

    await test.step('reads the state after a lost response instead of signing again', async () => {
      await sim.addFault({ on: 'gateway.signContractsForCreditCompliance', answer: { drop: 'answer' } });
      await dialog.getByRole('checkbox').check();
      await sign.click();
      await expect(page.getByText('恭喜您，合同签署成功！')).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step('does not ask for a signed contract again', async () => {
      const before = await asked('queryAfficheList');
      await page.reload();
      await expect(page.getByText('269,548.52').first()).toBeVisible();
      // The notices are requested only when neither welcome nor contracts are shown.
      await expect.poll(() => asked('queryAfficheList')).toBeGreaterThan(before);
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
    });
  },
);

test(
  'signs after face authentication, with a late response, and shows the guide',
  {
    tag: [
      '@dlg-contract-face',
      '@popup-2-face',
      '@face-15-minutes',
      '@face-window-open',
      '@contract-face-flow-openurl',
      '@msg-contract-signed',
      '@dlg-upgrade-guide',
      '@upgrade-guide-width-684',
    ],
  },
  async ({ page, sim }) => {
    // The page gets the answer 1.2 s late. If the window closed before, that would count as closed by hand.
    await page.addInitScript(() => {
      const late = 1200;
      const Channel = window.BroadcastChannel;
      window.BroadcastChannel = class extends Channel {
        #open = true;
        override set onmessage(listen: ((event: MessageEvent) => void) | null) {
          super.onmessage = (event) => void setTimeout(() => this.#open && listen?.(event), late);
        }
        override close() {
          this.#open = false;
          super.close();
        }
      };
    });
    await sim.open('face-contract', HOME);
    await expect(upgradeDialog(page).getByText('请在15分钟内完成人脸识别，期间请勿关闭窗口')).toBeVisible();
    await expectWhole(upgradeDialog(page), 'contractFace');
    await authenticate(page, pick('认证成功'));
    await expect(page.getByText('恭喜您，合同签署成功！')).toBeVisible();
    const guide = page.getByRole('dialog', { name: '升级指引' });
    await expect.poll(async () => (await guide.getByRole('img').boundingBox())?.width).toBe(684);
    await expectWhole(guide, 'contractGuide');
    await guide.getByRole('button', { name: '我知道了' }).click();
    await sim.refetch(HOME);
    await expect(page.getByText('269,548.52').first()).toBeVisible();
    await sim.settled();
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
  },
);

/** Dialog after a failed authentication, from which the user can start another one. */
const failedDialog = (page: Page) => page.getByRole('dialog', { name: '认证未通过' });

/** Signs the contract that needs face authentication, on the page of all contracts. It opens the same dialog as home. */
async function signByFace(page: Page) {
  await page.getByRole('checkbox', { name: '选择企业金采服务合同' }).check();
  await page.getByRole('button', { name: '签署所选（1份）' }).click();
}

test(
  'gives the reason of a failed authentication and offers to restart',
  { tag: ['@face-only-8-success', '@mend-realname-15', '@route-localrealnamecallback'] },
  async ({ page, sim }) => {
    await sim.open('face-auth-failure', '/company/serviceContract');
    for (const [label, answer] of [
      ['认证未开始', pick('认证未开始')],
      ['认证进行中', handOver({ openStatus: AuthOpenStatus.InProgress })],
      ['认证流程失败', handOver({ openStatus: AuthOpenStatus.ProcessFailed })],
      ['无需认证', handOver({ openStatus: AuthOpenStatus.NotNeeded })],
      ['风控拒绝认证', handOver({ openStatus: AuthOpenStatus.RiskRefused })],
    ] as const)
      await test.step(label, async () => {
        await signByFace(page);
        await authenticate(page, answer);
        await expect(failedDialog(page)).toContainText(`${label}，请重新发起认证`);
        await expect(upgradeDialog(page)).toBeHidden();
        await failedDialog(page).getByRole('button', { name: '取消' }).click();
        await expect(failedDialog(page)).toBeHidden();
      });
    const verified = (await sim.log()).some(
      ({ operationId }) => operationId === 'verifyAuthAndSaveUpContract',
    );
    expect(verified).toBe(false);

    await test.step('the callback window tells the user to close it', async () => {
      await goTo(page, '/localRealNameCallBack?openStatus=15');
      await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(
        '风控拒绝认证请关闭此窗口，回到原页面继续',
      );
      for (const part of ['banner', 'contentinfo'] as const)
        await expect(page.getByRole(part)).toHaveCount(0);
    });
  },
);

test(
  'shows a message for each error code of the authentication, an empty address and its time limit',
  {
    tag: [
      '@out-face-again',
      '@face-code-e00001',
      '@face-code-e00002',
      '@face-code-e00003',
      '@face-code-e00004',
      '@face-code-unknown',
      '@msg-auth-url-empty',
      '@contract-face-flow-openurl',
    ],
  },
  async ({ page, sim }) => {
    const start = upgradeDialog(page).getByRole('button', { name: '开始认证' });
    await sim.open('face-contract', '/company/serviceContract');

    await test.step('the user cancels or closes the window', async () => {
      await signByFace(page);
      await authenticate(page, callback('errorCode=E00003'));
      await expect(start).toBeVisible();
      await authenticate(page, (window) => window.close());
      await expect(start).toBeVisible();
      await sim.settled();
      expect(await toast(page).count()).toBe(0);
    });

    await test.step('the provider returns an empty address', async () => {
      const data = { code: '0000', msg: '成功', data: { openUrl: '' } };
      const body = JSON.stringify({ resultCode: '0', resultData: data });
      await sim.addFault({ on: 'gateway.contractUpSign', answer: { body }, times: 1 });
      await start.click();
      await expect(toast(page)).toContainText('认证链接不能为空');
      await expect(page).toHaveURL(/\/company\/serviceContract$/);
    });

    for (const [code, text, answer] of [
      ['E00001', '您尚未登录，请先登录', handOver({ errorCode: 'E00001' })],
      ['E00002', '认证链接已超时，请重新发起认证', handOver({ errorCode: 'E00002' })],
      ['E00004', '认证出错，请稍后重试', handOver({ errorCode: 'E00004' })],
      ['E00099', '认证异常，请稍后重试', handOver({ errorCode: 'E00099' })],
    ] as const)
      await test.step(code, async () => {
        await authenticate(page, answer);
        await expect(failedDialog(page).getByText(text, { exact: true })).toBeVisible();
        await expect(upgradeDialog(page)).toBeHidden();
        await failedDialog(page).getByRole('button', { name: '重新认证' }).click();
        await expect(start).toBeVisible();
      });

    await test.step('the link expires after 15 minutes without a result', async () => {
      await page.clock.install();
      await authenticate(page, () => page.clock.fastForward('14:50'));
      const timer = upgradeDialog(page).getByRole('timer');
      // The countdown continues during the check.
      await expect(timer).toContainText(/剩余时间 00:(10|0\d)$/);
      await page.clock.runFor('00:10');
      await page.clock.runFor('00:02');
      await expect(failedDialog(page)).toContainText('认证链接已超时，请重新发起认证');
      await expect(upgradeDialog(page)).toBeHidden();
    });
  },
);

test(
  'tells a child account which parent account can sign',
  { tag: ['@contract-precheck-parent', '@contract-precheck-child-message'] },
  async ({ page, sim }) => {
    await sim.open('contract-child', HOME);
    await expect(page.getByText('请联系企业的金采母账号签署最新的《企业金采服务合同》')).toBeVisible();
    await sim.settled();
    await expect(page.locator('[role=dialog]')).toHaveCount(1);
  },
);

test(
  'shows no pending contracts during an investor change or outside home',
  { tag: ['@popup-2-not-investor-change', '@popup-2-home-only'] },
  async ({ page, sim }) => {
    await sim.open('investor-change', HOME);
    // The notices are requested only when neither welcome nor contracts are shown.
    await expect
      .poll(async () => (await sim.log()).some(({ operationId }) => operationId === 'queryAfficheList'))
      .toBe(true);
    await sim.settled();
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    await sim.open('face-contract', '/company/payRecord');
    const records = page.getByRole('table', { name: '还款记录' }).getByText('还款成功').first();
    await expect(records).toBeVisible();
    await sim.settled();
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    // Nor if the user leaves home before the response: home stays mounted but hidden.
    const menu = page.getByRole('navigation', { name: '功能菜单' });
    await sim.addFault({ on: 'legacy.contractUpgradeCheck', answer: { delay: '1s' }, times: 1 });
    await menu.getByRole('link', { name: '首页' }).click();
    await expect(page.getByText('总额度（元）')).toBeVisible();
    await menu.getByRole('link', { name: '还款记录' }).click();
    await expect(records).toBeVisible();
    await sim.settled();
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    await menu.getByRole('link', { name: '首页' }).click();
    await expect(upgradeDialog(page)).toBeVisible();
  },
);
