/** Tests two SMS buttons of different types side by side. spec 2 §3 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { expect, test } from '../../support/sim.ts';

const root = join(import.meta.dirname, '../../..');
const button = (page: Page, type: string) => page.getByRole('group', { name: type }).getByRole('button');

/** Builds the two buttons as one script. */
async function twoButtons(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'tests/support/smsButtons.ts'), output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the buttons were not built');
  return chunk.code;
}

let script = '';
test.beforeAll(async () => void (script = await twoButtons()));

/** Shows the buttons on a page of the simulator, which has a session storage. Its policy forbids inline code, so the page evaluates it. */
async function mount(page: Page): Promise<void> {
  await page.evaluate(script);
  await expect(page.getByRole('button')).toHaveCount(2);
}

test(
  'counts down each SMS button separately, also after a reload',
  { tag: ['@sms-type-scoped'] },
  async ({ page, sim }) => {
    await sim.start('baseline');
    await page.clock.install();
    await page.goto('/_sim/ext/service');
    await mount(page);
    const [sign, phone] = [button(page, 'SIGN_CONTRACT'), button(page, 'MODIFY_PHONE')];
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    for (const one of [sign, phone]) await expect(one).toHaveText('获取验证码');

    await sign.click();
    await expect(sign).toHaveText('60s');
    await expect(sign).toBeDisabled();
    await page.clock.runFor(20_000);
    await expect(sign).toHaveText('40s');
    await expect(phone).toHaveText('获取验证码');
    await expect(phone).toBeEnabled();

    await phone.click();
    await expect(phone).toHaveText('60s');
    await page.clock.runFor(10_000);
    await expect(sign).toHaveText('30s');
    await expect(phone).toHaveText('50s');

    await page.reload();
    await mount(page);
    await expect(sign).toHaveText('30s');
    await expect(phone).toHaveText('50s');
    await page.clock.runFor(30_000);
    await expect(sign).toHaveText('重新获取');
    await expect(sign).toBeEnabled();
    await expect(phone).toHaveText('20s');
    await expect(phone).toBeDisabled();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('lastSendTime-'))),
    ).toEqual(['lastSendTime-MODIFY_PHONE']);
    await page.clock.resume();
  },
);
