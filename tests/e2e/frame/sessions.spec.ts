import { settling } from '../../support/settling.ts';
import { expect, test } from '../../support/sim.ts';

test('two browsers in two scenarios at the same time do not disturb each other', async ({
  browser,
  baseURL,
}) => {
  const frozen = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const child = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const settled = settling(child);
  await Promise.all([
    frozen.goto('/front/company/index?scenario=frozen-quota'),
    child.goto('/front/company/index?scenario=child-account'),
  ]);
  await expect(frozen.getByText('您的额度已冻结')).toBeVisible();
  await expect(child.getByText('子账号', { exact: true })).toBeVisible();

  await Promise.all([frozen.reload(), child.reload()]);
  await expect(frozen.getByText('您的额度已冻结')).toBeVisible();
  await expect(frozen.getByText('母账号', { exact: true })).toBeVisible();
  await expect(child.getByText('子账号', { exact: true })).toBeVisible();
  await settled();
  await expect(child.getByText('您的额度已冻结')).toHaveCount(0);
});

test('an unknown scenario is refused by name, with the nearest known ones', async ({ page }) => {
  const answer = await page.goto('/front/company/index?scenario=frozen-qouta');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('frozen-qouta')).toBeVisible();
  await page.getByRole('link', { name: 'frozen-quota' }).click();
  await expect(page.getByText('您的额度已冻结')).toBeVisible();
});
