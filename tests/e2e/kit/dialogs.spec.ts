/**
 * Tests every dialog of home by keyboard: it has a name, gets and keeps the focus, closes with Esc and returns the focus.
 * docs/design/look.md, 2 §4
 */
import type { Locator, Page } from '@playwright/test';
import { drawnByCommit } from '../../support/commitSeed.ts';
import { expect, test } from '../../support/sim.ts';

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
/** Every dialog, including covered ones, which have no role. */
const open = (page: Page): Locator => page.locator('[role=dialog]');

/** Runs in the page: returns whether the focus is inside the dialog or on its own box. */
const holdsFocus = (element: Element): boolean =>
  (element.closest('.MuiModal-root') ?? element).contains(document.activeElement);

/** Expects that all controls of a dialog have names, and that Tab does not leave it. */
async function expectKeyboardAccess(page: Page, box: Locator): Promise<void> {
  await expect(box).toBeVisible();
  await expect(box).toHaveAttribute('aria-modal', 'true');
  const element = await box.elementHandle();
  const focusInside = () => element?.evaluate(holdsFocus);
  await expect.poll(focusInside).toBe(true);
  // The snapshot gives a control without a name no quoted one.
  expect(await box.ariaSnapshot()).not.toMatch(/- (button|link|checkbox|radio)\b(?! ")/);
  const stops = await box.locator('a[href], button:enabled, input:enabled').count();
  for (let press = 0; press < stops + 2; press += 1) {
    await page.keyboard.press('Tab');
    expect(await focusInside(), `Tab ${String(press + 1)}`).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await focusInside()).toBe(true);
}

/** A dialog of home, and the control that opens it. */
interface HomeDialog {
  readonly scenario: string;
  readonly opener: (page: Page) => Locator;
  readonly name: string;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

const homeDialogs: readonly HomeDialog[] = [
  {
    scenario: 'baseline',
    opener: (page) => page.getByRole('region', { name: '公告消息' }).getByRole('button').first(),
    name: '公告消息',
  },
  { scenario: 'baseline', opener: button('账户明细'), name: '账户明细' },
  { scenario: 'baseline', opener: button('转出'), name: '转出说明' },
  { scenario: 'baseline', opener: button('明细'), name: '累计节省' },
  { scenario: 'baseline', opener: button('快速出账'), name: '快速出账确认' },
  { scenario: 'billing-in-progress', opener: button('快速出账'), name: '出账处理中' },
  { scenario: 'baseline', opener: button('等级规则'), name: '会员等级 · 等级预览' },
  { scenario: 'baseline', opener: button('12-36个月 时长勋章'), name: '时长勋章 · 等级预览' },
  { scenario: 'baseline', opener: button('钻石守约 守约勋章'), name: '守约勋章 · 等级预览' },
  { scenario: 'baseline', opener: button('VIP 额度勋章'), name: '额度勋章 · 等级预览' },
];

/** Layers (dialogs, drawers) of the shell, of a page that stays mounted, and of the header. */
const layers: readonly (readonly [opener: (page: Page) => Locator, name: string])[] = [
  [button('转出'), '转出说明'],
  [button('账户明细'), '账户明细'],
  [(page) => page.getByRole('region', { name: '公告消息' }).getByRole('button').first(), '公告消息'],
  [(page) => page.getByRole('button', { name: /^消息/ }), '消息'],
];

/** Opens home from the bills, then each layer, and expects that Back leads to the bills and closes the layer. */
async function expectClosedByBack(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: '功能菜单' });
  const bills = page.getByRole('heading', { level: 1, name: '账单还款' });
  const home = page.getByText('总额度（元）');
  await menu.getByRole('link', { name: '账单还款' }).click();
  await expect(bills).toBeVisible();
  await menu.getByRole('link', { name: '首页' }).click();
  await expect(home).toBeVisible();
  for (const [opener, name] of layers)
    await test.step(`Back under ${name}`, async () => {
      await opener(page).click();
      await expect(dialog(page, name)).toBeVisible();
      await page.goBack();
      await expect(bills).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The page behind it is not blocked.
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      await page.goForward();
      await expect(home).toBeVisible();
      // A kept page has its earlier state.
      if (await dialog(page, name).isVisible()) await page.keyboard.press('Escape');
      await expect(open(page)).toHaveCount(0);
    });
}

test(
  'Esc closes layers opened by Enter, and Back closes every layer',
  { tag: ['@out-dialog-left'] },
  async ({ page, sim }) => {
    for (const [scenario, dialogs] of Map.groupBy(homeDialogs, (one) => one.scenario)) {
      await sim.change(scenario, '/company/index');
      for (const { opener, name } of dialogs)
        await test.step(`${scenario}: ${name}`, async () => {
          const control = opener(page);
          await expect(control).toBeEnabled();
          await control.focus();
          await page.keyboard.press('Enter');
          await expectKeyboardAccess(page, dialog(page, name));
          await expect(open(page)).toHaveCount(1);
          await page.keyboard.press('Escape');
          await expect(open(page)).toHaveCount(0);
          await expect(control).toBeFocused();
        });
      if (scenario === 'baseline') await expectClosedByBack(page);
    }
  },
);

/** Pop-ups that open by themselves on home and close with Esc. The commit selects half of them (`DRAW=all` selects all). */
const popUps: readonly (readonly [scenario: string, name: string])[] = [
  ['welcome', '欢迎使用企业金采'],
  ['mall-increase-popup', '您有提额机会'],
  ['face-contract', '合同升级'],
  ['contract-child', '您有合同待签署'],
  ['upgrade-notice', '账单功能升级'],
  ['vip-coupons', 'VIP专享优惠券'],
];

for (const [scenario, name] of drawnByCommit(popUps, 2))
  test(`Esc closes the pop-up that opens by itself: ${name}`, async ({ page, sim }) => {
    await sim.open(scenario, '/company/index');
    await expectKeyboardAccess(page, dialog(page, name));
    await expect(open(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(open(page)).toHaveCount(0);
  });

test('a notice without ✕ closes by its button but not by Esc', async ({ page, sim }) => {
  await sim.start('upgrade-notice');
  const world: { affiches: object[] } = await (await page.request.get('/_sim/api/world')).json();
  const affiches = world.affiches.map((affiche) => ({ ...affiche, closeButton: false }));
  const answer = await page.request.patch('/_sim/api/world', { data: { affiches } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto('/front/company/index');
  const box = dialog(page, '账单功能升级');
  await expectKeyboardAccess(page, box);
  await expect(box.getByRole('button')).toHaveText(['不再提醒', '立即查看']);
  await page.keyboard.press('Escape');
  await sim.settled();
  await expect(box).toBeVisible();
  await box.getByRole('button', { name: '不再提醒' }).click();
  await expect(open(page)).toHaveCount(0);
});

test('previews a contract over the 合同签署 dialog that opens by itself', async ({ page, sim }) => {
  await sim.open('no-face-contract', '/company/index');
  await expectKeyboardAccess(page, dialog(page, '合同签署'));
  await expect(open(page)).toHaveCount(1);
  const entry = dialog(page, '合同签署').getByRole('button', { name: '企业征信授权书' });
  await entry.focus();
  await page.keyboard.press('Enter');
  const preview = dialog(page, '合同预览');
  await expectKeyboardAccess(page, preview);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(dialog(page, '合同签署')).toBeVisible();
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open(page)).toHaveCount(0);
});
