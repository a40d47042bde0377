/** Tests the portal under plain http and a host name, where a browser has no `randomUUID`, no `crypto.subtle` and no clipboard. */
import { startSimulator } from '#tools/simulatorProcess.ts';
import { chooseSource, confirm } from '../../support/repaying.ts';
import { bare, expect } from '../../support/sim.ts';

/** Returns an origin with a host name that the tests' browser resolves to this machine (playwright.config.ts). */
const named = (origin: string | undefined) => (origin ?? '').replace('127.0.0.1', 'portal.test');

bare(
  'repays and copies the account under a plain-http host name, without a script error',
  { tag: ['@mend-plain-http'] },
  async ({ page, baseURL }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await page.goto(`${named(baseURL)}/front/repayCom?bills=ZD202610260030&scenario=overdue-bill`);
    // Under plain http no header proves that the address was typed, so the page asks first.
    await page.getByRole('link', { name: '开始', exact: true }).click();
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'subtle' in crypto])).toEqual([
      false,
      false,
      false,
    ]);
    await chooseSource(page, '对公转账');
    await confirm(page);
    await expect(page.getByText('请按下方信息转账')).toBeVisible();
    await page.getByRole('button', { name: '复制账号' }).click();
    await expect(page.getByText('已复制')).toBeVisible();
    await expect(page.getByRole('button', { name: '复制账号' })).toBeFocused();
    expect(broken).toEqual([]);
  },
);

bare(
  'opens the console under a host name with the token, and copies the link to a scene',
  { tag: ['@mend-plain-http'] },
  async ({ page }) => {
    const token = 'a-token-for-this-test';
    const simulator = await startSimulator({ env: { HOST: '127.0.0.1', SIM_TOKEN: token } });
    try {
      await page.goto(`${named(simulator.origin)}/_sim`);
      await page.getByLabel('令牌').fill(token);
      await page.getByRole('button', { name: '进入' }).click();
      await expect(page.getByRole('region', { name: '当前会话' }).getByText('baseline')).toBeVisible();
      expect(page.url()).not.toContain('token');
      await page.getByRole('button', { name: '复制现场链接' }).click();
      await expect(page.getByText('链接已复制')).toBeVisible();
    } finally {
      await simulator.stop();
    }
  },
);
