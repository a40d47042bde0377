/** Tests the banner section of the landing pages. spec 2 §2.3 */
import type { Page } from '@playwright/test';
import { moving } from '../../support/moving.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const landing = '/company/landing?productCode=12003';
const scene = 'QYJC-LANDING-BANNER';
/** Values of `adType`. */
const image = '2';
const video = '1';

const banner = (page: Page) => page.getByRole('region', { name: '产品推荐' });
/** Returns the visible slide; the others are inert. */
const slide = (page: Page) => banner(page).locator('[role=group]:not([inert])');
const bullets = (page: Page) => banner(page).getByRole('list', { name: '切换横幅' }).getByRole('button');
const show = (page: Page, number: number) =>
  banner(page)
    .getByRole('button', { name: `第${String(number)}张` })
    .click();

/** Opens the landing with these banners of the provider, which follow the three banners of the portal. */
async function withBanners(page: Page, ads: readonly object[]): Promise<void> {
  const given = ads.map((ad, index) => ({
    scene,
    id: `T${String(index)}`,
    adType: image,
    title: `标题${String(index)}`,
    ...ad,
  }));
  const answer = await page.request.patch('/_sim/api/world', { data: { ads: given } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(`/front${landing}`);
  await expect(bullets(page)).toHaveCount(3 + ads.length);
}

test.beforeEach(moving);

// A company without bills: its world is small enough to be patched.
test.beforeEach(({ sim }) => sim.start('logged-out,newcomer'));

test(
  'shows the next banner every 3 s, and the first one after the last',
  { tag: ['@banner-loop', '@banner-autoplay-3000'] },
  async ({ page }) => {
    // The fake clock is set before the load, because timers of the real clock cannot be stopped later.
    await page.clock.install();
    await withBanners(page, [{ title: '最后一张' }]);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await show(page, 4);
    await expect(slide(page)).toContainText('最后一张');
    // Paused while pointer or focus are inside.
    await page.clock.runFor(9000);
    await expect(slide(page)).toContainText('最后一张');
    await page.mouse.move(10, 700);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(2999);
    await expect(slide(page)).toContainText('最后一张');
    await page.clock.runFor(1);
    await expect(slide(page)).toContainText('先采购，后付款');
    await page.clock.resume();
  },
);

test(
  'shows pictures, muted films and HTML briefs, and each banner its button',
  {
    tag: [
      '@banner-slide-image',
      '@banner-slide-title',
      '@banner-slide-video',
      '@banner-slide-brief',
      '@banner-slide-brief-fallback',
      '@banner-slide-button',
      '@banner-slide-button-link',
    ],
  },
  async ({ page }) => {
    const picLink = '/_sim/ext/ad/banner-purchase.svg';
    await withBanners(page, [
      { title: '采购节', picLink },
      { adType: video, picLink },
      { brief: '最长<b>21天</b>免息', des1: '不显示' },
      { brief: '', des1: '备用<i>简介</i>' },
      { buttonInfo: '新标签页', buttonLink: '/front/help/problemList', startNewPageFlag: false },
      { buttonInfo: '新窗口', buttonLink: '/front/help/problemList', startNewPageFlag: true },
      { title: '没有按钮', buttonLink: '/front/help/problemList' },
    ]);
    await show(page, 4);
    await expect(slide(page).getByRole('heading', { name: '采购节' })).toBeVisible();
    await expect(slide(page).locator('[data-banner-picture]')).toHaveCSS(
      'background-image',
      /banner-purchase\.svg/,
    );

    await show(page, 5);
    const film = slide(page).locator('video');
    await expect(film).toHaveAttribute('autoplay', '');
    await expect(film).toHaveAttribute('src', /banner-purchase\.svg$/);
    expect(await film.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);

    await show(page, 6);
    await expect(slide(page).locator('b')).toHaveText('21天');
    await expect(slide(page)).not.toContainText('不显示');
    await show(page, 7);
    await expect(slide(page)).toContainText('备用简介');
    await expect(slide(page).locator('i')).toHaveText('简介');

    for (const [number, name] of [
      [8, '新标签页'],
      [9, '新窗口'],
    ] as const)
      await test.step(name, async () => {
        await show(page, number);
        const button = banner(page).getByRole('link', { name });
        await expect(button.locator('svg')).toBeVisible();
        const opened = page.context().waitForEvent('page');
        await button.click();
        await expect(await opened).toHaveURL(/\/front\/help\/problemList/);
      });
    for (const [number, names] of [
      [1, ['企业实名认证，快速开通']],
      [2, ['了解免息规则']],
      [3, ['查看常见问题']],
      [8, ['新标签页']],
      [9, ['新窗口']],
      [10, []],
    ] as const) {
      await show(page, number);
      await expect(banner(page).getByRole('link')).toHaveText([...names]);
    }
    await expect(slide(page)).toContainText('没有按钮');
  },
);

test(
  'shows bullets only with more than one banner',
  { tag: ['@banner-bullets-multi'] },
  async ({ page, sim }) => {
    // The product 先采后付 has one banner of the portal; the scenario has no others.
    const landingOfOne = '/xchf/landing?productCode=12037';
    const setAds = async (ads: readonly object[]) => {
      const answer = await page.request.patch('/_sim/api/world', { data: { ads } });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    await setAds([]);
    await page.goto(`/front${landingOfOne}`);
    await expect(banner(page).getByRole('heading', { name: '到货验收，再付款' })).toBeVisible();
    await expect(page.getByRole('region', { name: '推荐产品' }).getByText('暂无数据')).toBeVisible();
    await sim.settled();
    await expectWhole(banner(page), 'banner.single');
    await expect(bullets(page)).toHaveCount(0);
    await expect(banner(page).getByRole('link', { name: '企业实名认证，快速开通' })).toBeVisible();
    await expect(banner(page).locator('[role=group] svg').last()).toContainText('先采后付3步在线开通');
    await setAds([{ scene, id: 'T1', adType: image, title: '第二张横幅' }]);
    await sim.refetch(landingOfOne);
    await expect(bullets(page)).toHaveCount(2);
  },
);

test(
  'stops and switches the banner for a visitor, and shows the same banners after a login',
  { tag: ['@banner-bullets-clickable', '@banner-login-no-effect'] },
  async ({ page, sim }) => {
    const titles = () => banner(page).locator('h2').allTextContents();
    await page.goto(`/front${landing}`);
    await expect(bullets(page)).toHaveCount(6);
    await banner(page).getByRole('button', { name: '暂停播放' }).click();
    await expect(banner(page).getByRole('button', { name: '继续播放' })).toBeVisible();
    await bullets(page).nth(1).click();
    await expect(slide(page)).toContainText('最长21天免息');
    await expect(bullets(page).nth(1)).toHaveAttribute('aria-current', 'true');
    const before = await titles();
    // `stay=1` keeps a logged-in user on the landing page.
    await sim.change('newcomer', `${landing}&stay=1`);
    await expect(bullets(page)).toHaveCount(6);
    expect(await titles()).toEqual(before);
  },
);

test(
  'keeps the defaults after a failed call and offers a retry of ads',
  { tag: ['@ep-gw-banner-failure'] },
  async ({ page, sim }) => {
    const recommended = page.getByRole('region', { name: '推荐产品' });
    await sim.addFault({ on: 'gateway.queryRecAdList', answer: { code: '500' }, times: 1 });
    await sim.addFault({ on: 'gateway.querySceneSourceInfo', answer: { code: '99999' } });
    await page.goto(`/front${landing}`);
    await expect(recommended.getByRole('alert')).toContainText('加载失败');
    await expect
      .poll(async () => (await sim.log()).filter(({ code }) => code === '99999').length)
      .toBeGreaterThan(0);
    await sim.settled();
    await expectWhole(banner(page), 'banner.own');
    await expect(bullets(page)).toHaveCount(3);
    // Only a fetched banner makes them move, so there is nothing to pause.
    await expect(banner(page).getByRole('button', { name: '暂停播放' })).toHaveCount(0);
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
    await recommended.getByRole('button', { name: '重试' }).click();
    await expect(recommended.getByRole('listitem')).toHaveCount(4);
  },
);
