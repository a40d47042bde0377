/** Tests the help centre: its pages, search, addresses and print. spec 2 §2.1 */
import type { Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { goTo } from '../../support/goTo.ts';
import { expect, test } from '../../support/sim.ts';
import { PHONE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

const article = (page: Page) => page.getByRole('article');
const contents = (page: Page) => page.getByRole('navigation', { name: '帮助目录' });
const onThisPage = (page: Page) => page.getByRole('navigation', { name: '本页内容' });
const search = (page: Page) => page.getByRole('searchbox', { name: '搜索帮助内容' });

const pages = [
  ['/help/problemList', '常见问题', '什么是企业金采？'],
  ['/help/apply/guide', '开通指引', '由法人完成人脸识别'],
  ['/help/apply/change-info', '信息变更', '实名已失效'],
  ['/help/member/freeInt21', '21天免息', '次周周日'],
  ['/help/member/memberUpgrade', '会员升级', '满300万元'],
  ['/help/repay/yjj', '溢缴款还款', '还款金额超过20,000元'],
  ['/help/repay/online', '在线还款', '还款处理中'],
  ['/help/repay/quick', '快捷还款', '每日6:00-23:00'],
  ['/help/repay/account', '还款账户', '易捷付还款账户'],
  ['/help/repay/yjj-claim', '溢缴款认领', '30分钟内反馈认领结果'],
  ['/help/increase/materials', '提额资料', '对公账户流水'],
  ['/help/unsubscribe/h5', '手机端注销', '京东金融（我的 > 金采）'],
  ['/help/unsubscribe/pc', 'PC端注销', '我已阅读并同意注销须知'],
] as const;

test(
  'reaches each help page with its own content by the navigation',
  {
    tag: [
      '@help-content',
      '@route-help-redirect',
      '@route-help-problemlist',
      '@route-help-apply-guide',
      '@route-help-apply-changeinfo',
      '@route-help-member-freeint21',
      '@route-help-member-upgrade',
      '@route-help-repay-yjj',
      '@route-help-repay-online',
      '@route-help-repay-quick',
      '@route-help-repay-account',
      '@route-help-repay-yjjclaim',
      '@route-help-increase-materials',
      '@route-help-unsubscribe-h5',
      '@route-help-unsubscribe-pc',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('logged-out', '/help');
    await expect(page).toHaveURL(/\/front\/help\/problemList$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('常见问题');
    const seen = new Set<string>();
    for (const [path, title, fact] of pages) {
      await contents(page).getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(article(page)).toContainText(fact);
      await expectWhole(article(page), path.slice(1).replaceAll('/', '.'));
      await expect(contents(page).locator('[aria-current=page]')).toHaveText(title);
      const words = await article(page).innerText();
      expect(words.length, path).toBeGreaterThan(250);
      expect(words).not.toContain('建设中');
      seen.add(words);
    }
    expect(seen.size).toBe(pages.length);
    // Opens a page by address, as from a bookmark; portal/src/app/guard.test.ts tests the access rules.
    await page.goto('/front/help/repay/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('还款账户');
    await expect(article(page)).toContainText('易捷付还款账户');

    await test.step('at 375 px the navigation folds, only tables scroll sideways', async () => {
      await page.setViewportSize(PHONE);
      await goTo(page, '/help/member/freeInt21');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('21天免息');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await expect(contents(page).getByRole('link')).toHaveCount(0);
      await contents(page).getByRole('button', { name: '帮助目录' }).click();
      await contents(page).getByRole('link', { name: '会员升级' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('会员升级');
      await expect(contents(page).getByRole('link')).toHaveCount(0);
    });
  },
);

test('search covers all pages, stays in the address and leads to the result', async ({ page, sim }) => {
  await sim.open('logged-out', '/help/apply/guide');

  await test.step('finds words in all pages', async () => {
    await search(page).fill('认领步骤');
    const results = page.getByRole('region', { name: '“认领步骤”的搜索结果' });
    await expect(results.getByRole('status')).toHaveText('共1条');
    await expect(page).toHaveURL(/\?q=/);
    await page.reload();
    await expect(search(page)).toHaveValue('认领步骤');
    await expect(results.locator('mark').first()).toHaveText('认领步骤');
    expect(await axe(page, 'main')).toEqual([]);
    await results.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/help\/repay\/yjj-claim#steps$/);
    await expect(page.getByRole('heading', { name: '认领步骤', exact: true })).toBeFocused();
    await expect(search(page)).toHaveValue('');
  });

  await test.step('finds other spellings by their parts', async () => {
    await search(page).fill('认领时间');
    await expect(
      page.getByRole('listitem').filter({ hasText: '30分钟内反馈认领结果' }).first(),
    ).toBeVisible();
  });

  await test.step('typed markup stays text', async () => {
    await search(page).fill('<img src=x onerror="window.hit=1">');
    await expect(page.getByText('没有找到相关内容')).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });

  await test.step('an empty result leads back to the page', async () => {
    await search(page).fill('天气');
    await expect(page.getByText('没有找到相关内容')).toBeVisible();
    await page.getByRole('button', { name: '清除搜索' }).click();
    await expect(search(page)).toBeFocused();
    await expect(article(page)).toContainText('认领步骤');
    await expect(page).toHaveURL(/\/help\/repay\/yjj-claim$/);
  });

  await test.step('a link followed before the results are drawn clears the field', async () => {
    const field = await search(page).elementHandle();
    await contents(page)
      .getByRole('link', { name: '开通指引' })
      .evaluate((link: HTMLElement, input) => {
        (input as HTMLInputElement).setRangeText('认领步骤');
        input?.dispatchEvent(new Event('input', { bubbles: true }));
        link.click();
      }, field);
    await expect(page).toHaveURL(/\/help\/apply\/guide$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('开通指引');
    await expect(search(page)).toHaveValue('');
  });
});

test('the contents lead to each heading and mark it', async ({ page, sim }) => {
  await sim.start('logged-out');

  await test.step('an address opens its heading', async () => {
    await page.goto('/front/help/apply/guide#products');
    const heading = page.getByRole('heading', { name: '各产品的开通条件' });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(onThisPage(page).locator('[aria-current]')).toHaveText('各产品的开通条件');
  });

  await test.step('the contents scroll the page and change the address', async () => {
    await contents(page).getByRole('link', { name: '21天免息' }).click();
    await onThisPage(page).getByRole('link', { name: '其他账期' }).click();
    await expect(page).toHaveURL(/#cycles$/);
    const top = () =>
      page.locator('#cycles').evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(80);
    // After scrolling away, the same link leads back.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await onThisPage(page).getByRole('link', { name: '其他账期' }).click();
    await expect.poll(top).toBe(80);
  });

  await test.step('links lead from page to page', async () => {
    await contents(page).getByRole('link', { name: '在线还款' }).click();
    const pager = page.getByRole('navigation', { name: '上一篇和下一篇' });
    await expect(pager.getByRole('link')).toHaveText(['上一篇溢缴款还款', '下一篇快捷还款']);
    await pager.getByRole('link', { name: '快捷还款' }).click();
    await expect(page).toHaveURL(/\/help\/repay\/quick$/);
  });

  await test.step('the print button prints', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '1');
    });
    await page.getByRole('button', { name: '打印' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
  });

  await test.step('a question has an address; another page begins at its top', async () => {
    await goTo(page, '/help/problemList#cancel');
    await expect(page.getByRole('heading', { name: '不再使用，如何注销？' })).toBeFocused();
    await page.getByRole('link', { name: '查看详情：不再使用，如何注销？' }).click();
    await expect(page).toHaveURL(/\/help\/unsubscribe\/pc$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('shows factoring users their own help, other users help beside the menu and alone on paper', async ({
  page,
  sim,
}) => {
  await test.step('factoring users have a page of their own', async () => {
    await sim.open('factoring', '/baolibiaopin/problemList');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('常见问题');
    await expect(article(page)).toContainText('金采保理是面向企业的应收账款融资服务');
    await expect(contents(page)).toHaveCount(0);
    await search(page).fill('余额账户');
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('余额账户');
  });

  await test.step('a logged-in user reads help beside the menu', async () => {
    await sim.change('baseline', '/help/repay/yjj');
    await expect(page.getByRole('navigation', { name: '功能菜单' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '当前位置' })).toHaveText('帮助中心还款溢缴款还款');
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/help\/problemList$/);
    await contents(page).getByRole('link', { name: '21天免息' }).click();
    await expect(page.getByRole('heading', { name: '21天免息', level: 1 })).toBeVisible();
  });
  await test.step('on paper the help is alone and has the whole width', async () => {
    const frame = (['banner', 'contentinfo', 'search'] as const).map((role) => page.getByRole(role));
    for (const part of [...frame, contents(page)]) await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of frame) await expect(part).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '21天免息', level: 1 })).toBeVisible();
    await expect(page.getByText('400-088-8816').first()).toBeVisible();
    const box = await page.getByRole('main').boundingBox();
    expect(box).toMatchObject({ x: 0, width: 1440 });
  });
});
