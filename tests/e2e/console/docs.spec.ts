/** Tests the documentation site, opened from the file system and served with a strict content security policy. Needs no simulator. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test as base } from '@playwright/test';
import { PHONE } from '../../support/widths.ts';

const root = join(import.meta.dirname, '../../..');
/** A separate copy: another suite may write the simulator's site meanwhile. */
const out = '.cache/docs-opened';
const folder = join(root, out);
/** Returns the file address of a page of the site, such as `standard.html#queryCouponInfo`. */
const addressOf = (path: string) =>
  pathToFileURL(join(folder, path.split('#')[0]!)).href + path.replace(/^[^#]*/, '');

/** Fails a test if the page throws or writes an error to the console. */
const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      context.on('weberror', (thrown) => errors.push(String(thrown.error())));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

// In one worker, because the tests share the folder that `beforeAll` builds.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await promisify(execFile)(join(root, 'node_modules/.bin/node'), ['tools/docs/index.ts', '--out', out], {
    cwd: root,
  });
});

test('finds operations, codes and fields from any page', async ({ page }) => {
  await page.goto(addressOf('index.html'));
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: '搜索' });
  const results = page.getByRole('listbox', { name: '搜索结果' });
  await expect(box).toBeFocused();
  await box.fill('querycouponinfo 标准');
  await box.press('Enter');
  await expect(page).toHaveURL(/standard\.html#queryCouponInfo$/);
  await expect(page.getByRole('heading', { name: /queryCouponInfo/ })).toBeInViewport();

  await box.fill('E1200009');
  await box.press('ArrowDown');
  await expect(results.getByRole('option', { selected: true })).toContainText('错误码');
  await box.press('Enter');
  await expect(page.locator('tr:target')).toContainText('E1200009');

  await box.fill('/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo');
  await expect(results.getByRole('option')).toHaveCount(1);
  await box.fill('没有这个词');
  await expect(page.getByText('没有找到')).toBeVisible();
  await box.press('Escape');
  await expect(results).toBeHidden();
});

test('a link to an operation shows its address, errors and curl, without links to scenarios', async ({
  page,
}) => {
  await page.goto(addressOf('standard.html#queryUserAccessQualification'));
  const operation = page.getByRole('region', { name: /^queryUserAccessQualification 查询/ });
  await expect(operation).toBeInViewport();
  await expect(
    operation.getByText('http://127.0.0.1:4010/jcstd-api/jc/stdjc/page/access').first(),
  ).toBeVisible();
  const errors = operation.getByRole('group', { name: /错误码/ }).getByRole('row');
  await expect(errors.nth(1)).toContainText('0000006');
  await expect(errors.nth(3)).toContainText('std-e1200009');
  await expect(errors.last()).toContainText('9999999');
  await operation.getByRole('button', { name: /curl/ }).click();
  await expect(operation.getByRole('button', { name: /已复制|Ctrl/ })).toBeVisible();
  await expect(operation.getByRole('link', { name: 'std-e1200009' })).toHaveCount(0); // on disk nothing could open it
});

test('the error catalogue is filtered by word, service and kind', async ({ page }) => {
  await page.goto(addressOf('errors.html'));
  const rows = page.locator('tbody tr[id]:visible');
  const all = await rows.count();
  await page.getByLabel('服务').selectOption('standard');
  await page.getByLabel('类别').selectOption('tolerated');
  await expect(rows).toHaveCount(8); // spec 1 §8 names eight
  await expect(page.getByText('8 个错误码')).toBeVisible();
  await page.getByLabel('包含').fill('E1200010');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('原样交给页面处理');
  await rows.getByRole('link', { name: 'queryUserAccessQualification' }).click();
  await expect(page).toHaveURL(/standard\.html#queryUserAccessQualification$/);
  await page.goto(addressOf('errors.html'));
  await expect(rows).toHaveCount(all);
});

test('offers every service for download with its version', async ({ page }) => {
  await page.goto(addressOf('index.html'));
  const links = page.getByRole('region', { name: '服务' }).getByRole('link', { name: /^OpenAPI 3/ });
  expect(await links.count()).toBeGreaterThanOrEqual(12);
  for (const link of await links.all()) {
    const contract: {
      info: { version: string };
    } = JSON.parse(await readFile(join(folder, (await link.getAttribute('href'))!), 'utf8'));
    expect(await link.getAttribute('download')).toContain(`-${contract.info.version}.openapi-`);
  }
});

test('scrolls only tables sideways on a phone and opens the navigation from a button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['envelopes.html', 'errors.html', 'enums.html', 'gateway.html', 'index.html'])
    await test.step(path, async () => {
      await page.goto(addressOf(path));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    });
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.getByRole('button', { name: '目录' }).click();
  await page.getByRole('navigation').getByRole('link', { name: '枚举' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '枚举' })).toBeVisible();
});

test('works without inline code, and links to scenarios when served', async ({ page }) => {
  const server = await serve();
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await page.goto(`${origin}/errors.html?service=standard&q=E1200009`);
    await expect(page.locator('tbody tr[id]:visible')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'std-e1200009' })).toHaveAttribute(
      'href',
      /^\/front\/.*[?&]scenario=std-e1200009$/,
    );
    await page.getByLabel('包含').fill('0000006');
    await expect(page).toHaveURL(/q=0000006/);
    await page.goto(`${origin}/standard.html#queryCouponInfo`);
    await expect(page.locator('#queryCouponInfo')).toContainText(`curl -s '${origin}/jcstd-api/`);
  } finally {
    server.close();
  }
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join(folder, pathname)).then(
      (content) =>
        response
          .setHeader('content-type', TYPES[extname(pathname)] ?? 'application/json')
          .setHeader('content-security-policy', "default-src 'self'")
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
