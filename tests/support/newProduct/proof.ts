/**
 * `npm run proof -- product`: adds product 12040 to a copy of the repository, builds the copy, and opens the product's home, menu, a
 * bill and a repayment in a browser. tests/contract/tools/newProduct.test.ts omits each of the product's files in turn.
 */
import type { Page } from '@playwright/test';
import { launchBrowser } from '#tools/browser.ts';
import { optionsOf } from '#tools/command.ts';
import { finish } from '#tools/sim/table.ts';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { copyOf } from '../checkoutCopy.ts';
import { editNames, NAME, SCENARIO, write } from './edits.ts';

optionsOf('npm run proof -- product', {});

const began = Date.now();
const copy = copyOf([
  ...['openapi', 'generated', 'scenarios', 'simulator', 'tools', 'portal', 'LICENSE'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', '.cache/contracts', '.cache/validators'],
]);
const shortfalls: string[] = [];

function run(script: string, ...args: readonly string[]): void {
  const { status, output } = copy.run(script, ...args);
  if (status !== 0) throw new Error(`${script} ended with ${status}:\n${output}`);
}

async function check(name: string, look: () => Promise<unknown>): Promise<void> {
  try {
    await look();
    console.log(`  held  ${name}`);
  } catch (error) {
    console.log(`  SHORT ${name}`);
    shortfalls.push(`${name}: ${String(error).slice(0, 600)}`);
  }
}

async function tour(page: Page, origin: string): Promise<void> {
  const menu = page.getByRole('navigation').filter({ hasText: '账单' });
  const shown = (text: string) => menu.getByRole('link', { name: text }).first().waitFor();
  await check('home, under its name', async () => {
    await page.goto(`${origin}/front/?scenario=${SCENARIO}`);
    await page.waitForURL(/\/front\/company\/index/);
    await page.getByText(NAME).first().waitFor();
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  });
  await check('its own menu', async () => {
    for (const text of ['账期管理', '采购账号管理']) await shown(text);
    for (const text of ['活动中心', '权益中心', '产品注销'])
      if ((await menu.getByRole('link', { name: text }).count()) > 0) throw new Error(`${text} is shown`);
  });
  await check('a bill', async () => {
    await menu.getByRole('link', { name: '账单' }).first().click();
    await page.waitForURL(/billList/);
    await page.getByRole('main').getByRole('row').filter({ hasText: /ZD\d+/ }).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/billNo=ZD/, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  });
  await check('a repayment', async () => {
    const billNo = new URL(page.url()).searchParams.get('billNo') ?? '';
    await page.goto(`${origin}/front/repayCom?bills=${billNo}`);
    await page.getByRole('button', { name: '确认还款' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确认付款' }).click();
    await page
      .getByRole('status')
      .getByRole('heading', { name: /还款(处理中|成功)/ })
      .waitFor();
  });
}

try {
  for (const name of editNames) write(copy.folder, name);
  run('tools/generate/index.ts', '--without-docs');
  run('node_modules/vite/bin/vite.js', 'build', '--config', 'portal/vite.config.ts', '--logLevel', 'warn');
  const simulator = await startSimulator({ checkout: copy.folder });
  const browser = await launchBrowser();
  try {
    await tour(
      await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } }),
      simulator.origin,
    );
  } finally {
    await browser.close();
    await simulator.stop();
  }
} finally {
  copy.remove();
}
finish({ files: editNames.length, seconds: Math.round((Date.now() - began) / 1000) }, shortfalls);
