/** Tests the landing pages of visitors without a login. spec 2 §2.2 */
import type { Page } from '@playwright/test';
import { LANDING } from '../../support/landing.ts';
import { moving } from '../../support/moving.ts';
import { region } from '../../support/region.ts';
import { expect, test, type Sim } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '页内导航' }).getByRole('link', { name });
const banner = (page: Page) => page.getByRole('region', { name: '产品推荐' });
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
const scrollTo = (page: Page, id: string) =>
  page
    .locator(`#${id}`)
    .evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - 90, behavior: 'instant' }),
    );

test(
  'shows the landing to a visitor',
  {
    tag: [
      '@route-company-landing',
      '@landing-unlogged-button',
      '@landing-login-redirect',
      '@landing-banner-top',
      '@landing-tabs-list',
      '@landing-intro-4',
      '@claim-limit-2m',
      '@claim-free-21-days',
      '@claim-instalments-12',
      '@claim-quick-opening',
      '@landing-steps',
      '@landing-faq-5',
      '@weekly-bill-monday',
      '@monthly-due-20th',
      '@monthly-fee-06',
      '@landing-hall-hotline',
      '@landing-hall-chat',
      '@hotline-hours',
      '@landing-recommended',
      '@ep-gw-queryrecadlist',
      '@scene-jc-index',
      '@scene-landing-banner',
      '@ep-gw-banner-once',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('logged-out', LANDING);

    await test.step('shows a login button and no bills', async () => {
      await expect(page).toHaveURL(/\/front\/company\/landing/);
      await expect(page.getByRole('button', { name: '立即登录' })).toBeVisible();
      await sim.settled();
      await expect(page.getByRole('button', { name: '查看账单' })).toHaveCount(0);
    });

    await test.step('the banner is the first of all sections', async () => {
      await expect(page.getByRole('main').locator('section').first()).toHaveAccessibleName('产品推荐');
      await expectWhole(page.getByRole('main'), 'landing');
    });

    await test.step('the portal’s own banners come first and repeat the claims', async () => {
      await expect(banner(page).getByRole('heading', { level: 2, includeHidden: true })).toHaveText([
        '先采购，后付款',
        '最长21天免息',
        '分期最长12个月',
        '企业采购，先采后付',
        '三步开通企业金采',
        '发票提额',
      ]);
      const [first, second] = [1, 2].map((place) => banner(page).locator(`[aria-label="${place}/6"]`));
      await expect(first!).toContainText('额度最高200万元，最长21天免息，分期最长12个月');
      await expect(first!.locator('svg').last()).toContainText('先采后付21天最长免息');
      await expect(second!).toContainText('周结账单每周一出账，次周周日还款，期间免息');
      await expect(second!.locator('svg').last()).toContainText('周结免息21天最长免息');
      for (const [place, button, address] of [
        [1, '企业实名认证，快速开通', '/help/apply/guide'],
        [2, '了解免息规则', '/help/member/freeInt21'],
        [3, '查看常见问题', '/help/problemList'],
      ] as const) {
        await banner(page)
          .getByRole('button', { name: `第${String(place)}张` })
          .click();
        await expect(banner(page).getByRole('link')).toHaveText([button]);
        await expect(banner(page).getByRole('link')).toHaveAttribute(
          'href',
          new RegExp(`/front${address}\\?productCode=12003$`),
        );
      }
    });

    await test.step('five tabs in order', async () => {
      await expect(page.getByRole('navigation', { name: '页内导航' }).getByRole('link')).toHaveText([
        '产品介绍',
        '如何开通',
        '常见问题',
        '服务大厅',
        '推荐产品',
      ]);
    });

    await test.step('the section in view is marked, from the banner at the top to the end', async () => {
      const marked = page.locator('nav[aria-label=页内导航] [aria-current]');
      for (const [id, name] of [
        ['intro', '产品介绍'],
        ['how-to-open', '如何开通'],
        ['service', '服务大厅'],
        ['faq', '常见问题'],
      ] as const) {
        await scrollTo(page, id);
        await expect(marked).toHaveText([name]);
      }
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(marked).toHaveText(['推荐产品']);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(marked).toHaveText(['产品介绍']);
    });

    await test.step('four introduction cards with the claims', async () => {
      const cards = region(page, '产品介绍').getByRole('listitem');
      await expect(cards).toHaveText([
        '额度高200万元授信额度最高200万元，满足企业采购需求',
        '免息期长21天周结账单最长21天免息，降低采购成本',
        '分期灵活12个月月结账单出账后可申请分期，分期最长12个月',
        '开通快捷3步通过企业实名认证即可在线申请，快速开通',
      ]);
    });

    await test.step('three steps in order', async () => {
      const steps = region(page, '如何开通').getByRole('listitem');
      await expect(steps.getByRole('heading')).toHaveText(['企业实名认证', '合同签署', '风控审核']);
      await expect(steps.nth(1)).toContainText('法人完成人脸识别');
    });

    await test.step('five questions that open in place', async () => {
      const faq = region(page, '常见问题');
      const questions = faq.getByRole('button');
      await expect(questions).toHaveCount(5);
      await expect(questions.nth(2)).toHaveAttribute('aria-expanded', 'false');
      await questions.nth(2).click();
      await expect(faq.getByText('周结账单每周一出账，次周周日为还款日，免息')).toBeVisible();
      await expect(faq.getByText('月结账单每月1日出账，当月20日为最后还款日')).toBeVisible();
      await questions.nth(3).click();
      await expect(faq.getByText('服务费为账单金额的0.6%')).toBeVisible();
      await questions.nth(3).click();
      await expect(faq.getByText('服务费为账单金额的0.6%')).toBeHidden();
    });

    await test.step('service hall: hotline, hours, chat', async () => {
      const hall = region(page, '服务大厅');
      await expect(hall.getByRole('link', { name: '400-088-8816' })).toHaveAttribute(
        'href',
        'tel:400-088-8816',
      );
      await expect(hall.getByText('每日9:00-22:00')).toBeVisible();
      await expect(hall.getByText('24小时智能客服')).toBeVisible();
      await expect(hall.getByRole('link', { name: '立即咨询' })).toHaveAttribute('href', /^https?:/);
    });

    await test.step('no hotline placeholder is left', async () => {
      await expect(page.getByRole('main')).not.toContainText('{phone}');
      await expect(page.getByRole('contentinfo')).toContainText('400-088-8816');
    });

    await test.step('the gateway returns the recommended products of the scene jc-index', async () => {
      const cards = region(page, '推荐产品').getByRole('listitem');
      await expect(cards.getByRole('heading')).toHaveText(['金采保理', '先采后付', '金采提现', '批发金采']);
      expect(await scenesAsked(sim, 'queryRecAdList')).toEqual(['jc-index']);
    });

    await test.step('the banner call is made once, for the landing’s scene', async () => {
      await expect(banner(page).getByRole('button', { name: '第6张' })).toBeVisible();
      await page.mouse.wheel(0, 1500);
      await page.mouse.wheel(0, -1500);
      await sim.settled();
      const asked = await scenesAsked(sim, 'querySceneSourceInfo');
      expect(asked.filter((scene) => scene === 'QYJC-LANDING-BANNER')).toHaveLength(1);
    });

    await test.step('the login button leads to the login page with a return address', async () => {
      const here = page.url();
      await page.getByRole('button', { name: '立即登录' }).click();
      await page.waitForURL(/\/_sim\/ext\/login/);
      expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(here);
    });
  },
);

test.describe('tabs', () => {
  test.beforeEach(moving);

  test(
    'has sticky section links that mark the section in view and scroll smoothly',
    {
      tag: [
        '@landing-tabs-sticky',
        '@landing-tab-click-scroll',
        '@tab-jump-offset-80',
        '@tab-scroll-lock-600',
        '@landing-tab-scroll-highlight',
      ],
    },
    async ({ page, sim }) => {
      await sim.open('logged-out', LANDING);

      await test.step('a click scrolls smoothly and stops 80 px below the top', async () => {
        const watched = page.evaluate(
          () =>
            new Promise<{ tops: number[]; marked: string[] }>((done) => {
              const tops: number[] = [];
              const marked: string[] = [];
              let clicked = Infinity;
              window.addEventListener('click', () => (clicked = performance.now()), { once: true });
              window.addEventListener('scroll', () => {
                tops.push(window.scrollY);
                // The mark is fixed for 600 ms; later scrolling may change it.
                if (performance.now() - clicked > 550) return;
                marked.push(
                  document.querySelector('nav[aria-label=页内导航] [aria-current]')?.textContent ?? '',
                );
              });
              window.addEventListener('scrollend', () => done({ tops, marked }), { once: true });
            }),
        );
        await tab(page, '常见问题').click();
        await expect(tab(page, '常见问题')).toHaveAttribute('aria-current', 'true');
        // Smooth scrolling: intermediate positions, each further down.
        const { tops, marked } = await watched;
        expect(tops.length).toBeGreaterThan(3);
        expect(tops).toEqual([...tops].sort((a, b) => a - b));
        // Sections on the way are not marked: for 600 ms scrolling does not change the mark.
        expect(new Set(marked)).toEqual(new Set(['常见问题']));
        expect(Math.round(await top(page, 'faq'))).toBe(80);
      });

      await test.step('scrolling highlights the section’s tab; the tabs stay below the header', async () => {
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect(tab(page, '产品介绍')).toHaveAttribute('aria-current', 'true');
        for (const [id, name] of [
          ['how-to-open', '如何开通'],
          ['faq', '常见问题'],
          ['service', '服务大厅'],
          ['intro', '产品介绍'],
        ] as const) {
          await scrollTo(page, id);
          await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
          await expect(page.locator('nav[aria-label=页内导航] [aria-current]')).toHaveCount(1);
          if (id === 'service')
            expect((await page.getByRole('navigation', { name: '页内导航' }).boundingBox())?.y).toBe(56);
        }
        await page.keyboard.press('End');
        await expect(tab(page, '推荐产品')).toHaveAttribute('aria-current', 'true');
      });

      await test.step('the address of a section scrolls to it', async () => {
        await tab(page, '服务大厅').click();
        await expect(page).toHaveURL(/#service$/);
        // Wait for the end of the smooth scroll, because a reload restores the position.
        await expect.poll(async () => Math.round(await top(page, 'service'))).toBe(80);
        await page.reload();
        await expect(tab(page, '服务大厅')).toHaveAttribute('aria-current', 'true');
      });
    },
  );
});

test.describe('other landings', () => {
  test(
    'shows the factoring landing without a login at /baolibiaopin/landing',
    { tag: ['@route-bl-landing', '@mend-visitor-landings'] },
    async ({ page, sim }) => {
      await sim.open('logged-out', '/baolibiaopin/landing');
      await expect(page).toHaveURL(/\/baolibiaopin\/landing/);
      await expect(page).toHaveTitle('金采保理 - 金采保理');
      await expectWhole(page.getByRole('main'), 'landing.factoring');
      await expect(page.getByRole('heading', { name: '金采保理', level: 1 })).toBeAttached();
      await expect(page.getByRole('button', { name: '立即登录' })).toBeVisible();
    },
  );

  test(
    'shows the xchf landing without a login at /xchf/landing',
    { tag: ['@route-xchf-landing', '@mend-visitor-landings'] },
    async ({ page, sim }) => {
      await sim.open('logged-out', '/xchf/landing');
      await expect(page).toHaveURL(/\/xchf\/landing/);
      await expect(page).toHaveTitle('先采后付 - 先采后付');
      await expectWhole(page.getByRole('main'), 'landing.payLater');
      await expect(page.getByRole('heading', { name: '先采后付', level: 1 })).toBeAttached();
      // The login leads back to this product, which the path names.
      await page.getByRole('button', { name: '立即登录' }).click();
      await expect(page).toHaveURL(/returnUrl=http.*%2Ffront%2Fxchf%2Flanding$/);
    },
  );
});

/** Returns the scene codes of an ad operation's requests, oldest first. */
async function scenesAsked(sim: Sim, operation: string): Promise<string[]> {
  const asked = (await sim.log()).filter(
    (entry) => entry.operationId === operation && entry.service === 'gateway',
  );
  return asked
    .map(({ request }) => /sceneCode[\\":]+([\w-]+)/.exec(JSON.stringify(request))?.[1] ?? '')
    .reverse();
}
