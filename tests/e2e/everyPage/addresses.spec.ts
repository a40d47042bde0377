/** Tests hostile addresses of the provider: none of them leads to another host or breaks the page. */
import type { Page } from '@playwright/test';
import { hostileUrls } from '#portal/api/hostileUrls.ts';
import { goTo } from '../../support/goTo.ts';
import { bare, expect } from '../../support/sim.ts';

/** Addresses of pictures: a signed one, one with half a character, and one with characters that would end a style. */
const pictures = [
  '/_sim/ext/ad/ad-mall.svg?sign=a%2Fb%3D%3D&name=%E9%87%91',
  '/_sim/ext/ad/ad-cash.svg?name=\ud800',
  '/_sim/ext/ad/ad-open.svg?name=")%0a;background:url(https://evil.example/x)',
];

/** Returns ads of a scene (a place for ads) with one hostile address each. */
const adsIn = (scene: string) =>
  hostileUrls.map((url, index) => ({
    scene,
    id: `${scene}-${String(index)}`,
    adType: '1',
    title: `第${String(index)}条`,
    message: `<b>第${String(index)}条</b><a href="${url.replaceAll('"', '&quot;')}">看看</a>`,
    brief: `<a href="${url.replaceAll('"', '&quot;')}">看看</a>`,
    picLink: pictures[index] ?? url,
    visitLink: url,
    ...(index % 2 === 0 && { buttonInfo: '查看', buttonLink: url }),
  }));

const scenes = [
  'QYJC-PC-HOME-AD-SWIPER',
  'QYJC-PC-HOME-NOTICE',
  'QYJC-LANDING-BANNER',
  'QYJC-PC-USER-RESEARCH',
  'jc-index',
];

/** Returns the targets of links that leave the portal. */
const foreign = (page: Page): Promise<string[]> =>
  page
    .locator('a')
    .evaluateAll((links) =>
      links
        .map((link) => (link instanceof HTMLAnchorElement ? link.href : ''))
        .filter(
          (href) => href !== '' && !href.startsWith('tel:') && new URL(href).origin !== location.origin,
        ),
    );

// Without the `sim` fixture, which checks the console: the browser logs pictures that it cannot load.
bare(
  'follows none of a hundred hostile addresses in any field, and survives broken pictures',
  { tag: ['@mend-address-gate', '@mend-picture-address'] },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const crashed: string[] = [];
    page.on('pageerror', (error) => crashed.push(String(error)));
    const opened: string[] = [];
    await page.exposeFunction('noteOpened', (url: string) => opened.push(url));
    await page.addInitScript('globalThis.open = (url) => (noteOpened(String(url)), null)');

    await page.request.post('/_sim/api/session', { data: { scenarios: ['upgrade-notice'] } });
    const world = (await (await page.request.get('/_sim/api/world')).json()) as { affiches: object[] };
    const affiches = world.affiches.map((affiche) => ({ ...affiche, jumpPCUrl: 'https://evil.example/' }));
    const answer = await page.request.patch('/_sim/api/world', {
      data: { ads: scenes.flatMap(adsIn), affiches },
    });
    expect(answer.status(), await answer.text()).toBe(200);

    await page.goto('/front/company/index');
    await page
      .getByRole('dialog', { name: '账单功能升级' })
      .getByRole('button', { name: '立即查看' })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('region', { name: '公告消息' }).getByRole('button').first().click();
    await expect(page.getByRole('dialog').locator('b', { hasText: '第99条' })).toHaveCount(1);
    expect(await foreign(page)).toEqual([]);
    expect(asked.some((url) => url.includes('sign=a%2Fb%3D%3D&name=%E9%87%91'))).toBe(true);

    await goTo(page, '/company/landing?stay=1');
    // The portal's own three banners come first, then the provider's.
    await expect(
      page.getByRole('region', { name: '产品推荐' }).getByRole('heading', { level: 2, includeHidden: true }),
    ).not.toHaveCount(3);
    expect(await foreign(page)).toEqual([]);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(opened).toEqual([]);
    expect(crashed).toEqual([]);
  },
);
