/** Tests fields of the form kit by keyboard and pointer, on a separate page (tests/support/formKit). */
import { readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { bare, expect } from '../../support/sim.ts';

const dist = join(import.meta.dirname, '../../../.cache/formKit');
let server: Server;
let origin = '';

bare.describe.configure({ mode: 'default' });

bare.beforeAll(async () => {
  await build({
    logLevel: 'error',
    configFile: false,
    root: join(import.meta.dirname, '../../support/formKit'),
    build: { outDir: dist, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  server = createServer(async (request, response) => {
    const file = request.url === '/' ? '/index.html' : (request.url ?? '');
    const type = file.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    const body = await readFile(join(dist, file)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

bare.afterAll(async () => {
  server.close();
  await rm(dist, { recursive: true });
});

const code = (page: Page) => page.getByLabel('统一社会信用代码');
const bank = (page: Page) => page.getByRole('combobox', { name: '开户银行' });
const sent = (page: Page) => page.getByRole('status');

bare(
  'enters a credit code and finds a bank by keyboard, and chooses and clears one by pointer',
  async ({ page }) => {
    await page.goto(origin);
    await expect(code(page)).toBeVisible();
    await bare.step('an id is kept in capitals and without spaces, the caret stays where it is', async () => {
      await page.keyboard.press('Tab');
      await expect(code(page)).toBeFocused();
      await page.keyboard.type('9133 0106 ma2bxyp0');
      await expect(code(page)).toHaveValue('91330106MA2BXYP0');
      await page.keyboard.press('Home');
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.type('ab');
      await expect(code(page)).toHaveValue('9133AB0106MA2BXYP0');
    });

    await bare.step('shows errors under their fields and focuses the first one', async () => {
      await page.keyboard.press('Enter');
      await expect(code(page)).toHaveAccessibleDescription('请输入正确的18位统一社会信用代码');
      await expect(bank(page)).toHaveAccessibleDescription('请选择开户银行');
      await expect(code(page)).toBeFocused();
      expect(await sent(page).innerText()).toBe('');
    });

    await bare.step('a pasted number with spaces stays complete', async () => {
      await code(page).evaluate((box: HTMLInputElement) => box.select());
      await page.keyboard.insertText('9135 0100 m000 100y 43');
      await expect(code(page)).toHaveValue('91350100M000100Y43');
      await expect(code(page)).toHaveAttribute('aria-invalid', 'false');
    });

    await bare.step('a part of the name finds the choice; Esc keeps the old choice', async () => {
      await page.keyboard.press('Tab');
      await expect(bank(page)).toBeFocused();
      await page.keyboard.type('银行');
      await expect(page.getByRole('option')).toHaveCount(4);
      await page.keyboard.type('无');
      await expect(page.getByText('没有匹配的选项')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('没有匹配的选项')).toBeHidden();
      await bank(page).fill('农业');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(bank(page)).toHaveValue('中国农业银行');
      await expect(bank(page)).toHaveAttribute('aria-invalid', 'false');
      await page.keyboard.press('Enter');
      await expect(sent(page)).toHaveText('{"creditCode":"91350100M000100Y43","bank":"B2"}');
    });

    await bare.step('by pointer, the list opens, a bank is chosen and cleared', async () => {
      await page.getByRole('button', { name: '展开' }).click();
      await page.getByRole('option', { name: '招商银行' }).click();
      await expect(bank(page)).toHaveValue('招商银行');
      await page.getByRole('button', { name: '提交' }).click();
      await expect(sent(page)).toContainText('"bank":"B3"');
      await bank(page).hover();
      await page.getByRole('button', { name: '清空' }).click();
      await expect(bank(page)).toHaveValue('');
      await page.getByRole('button', { name: '提交' }).click();
      await expect(bank(page)).toHaveAccessibleDescription('请选择开户银行');
      await expect(bank(page)).toBeFocused();
    });
  },
);
