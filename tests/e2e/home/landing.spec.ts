/** The landing pages: what a visitor sees before there is an account. spec 2 §2.2 */
import type { Page } from '@playwright/test';
import { moving } from '../../support/moving.ts';
import { fits } from '../../support/onPhoneToo.ts';
import { expect, test, type Sim } from '../../support/sim.ts';
import { PHONE, WIDE } from '../../support/widths.ts';
import { expectWhole } from '../everyPage/whole.ts';

const landing = '/company/landing?productCode=12003';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
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
  'an unopened user is offered to open, by the standard flow where the product qualifies',
  { tag: ['@landing-unopened-button', '@open-rule-4-standard'] },
  async ({ page, sim }) => {
    await sim.open('unopened', landing);
    await page.getByRole('button', { name: '立即开通' }).click();
    await expect(page).toHaveURL(/\/company\/standardOpen\/flowNew\/step\?productCode=12003$/);
  },
);

test(
  'the landing of a visitor',
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
    await sim.open('logged-out', landing);

    await test.step('a login button, and no bills', async () => {
      await expect(page).toHaveURL(/\/front\/company\/landing/);
      await expect(page.getByRole('button', { name: '立即登录' })).toBeVisible();
      await sim.settled();
      await expect(page.getByRole('button', { name: '查看账单' })).toHaveCount(0);
    });

    await test.step('the banner is the first section, and the whole page stands under it', async () => {
      await expect(page.getByRole('main').locator('section').first()).toHaveAccessibleName('产品推荐');
      await expectWhole(page.getByRole('main'), 'landing');
    });

    await test.step('its own banners come first and claim the same', async () => {
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
      const cards = section(page, '产品介绍').getByRole('listitem');
      await expect(cards).toHaveText([
        '额度高200万元授信额度最高200万元，满足企业采购需求',
        '免息期长21天周结账单最长21天免息，降低采购成本',
        '分期灵活12个月月结账单出账后可申请分期，分期最长12个月',
        '开通快捷3步通过企业实名认证即可在线申请，快速开通',
      ]);
    });

    await test.step('three steps in order', async () => {
      const steps = section(page, '如何开通').getByRole('listitem');
      await expect(steps.getByRole('heading')).toHaveText(['企业实名认证', '合同签署', '风控审核']);
      await expect(steps.nth(1)).toContainText('法人完成人脸识别');
    });

    await test.step('five questions that open in place', async () => {
      const faq = section(page, '常见问题');
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
      const hall = section(page, '服务大厅');
      await expect(hall.getByRole('link', { name: '400-088-8816' })).toHaveAttribute(
        'href',
        'tel:400-088-8816',
      );
      await expect(hall.getByText('每日9:00-22:00')).toBeVisible();
      await expect(hall.getByText('24小时智能客服')).toBeVisible();
      await expect(hall.getByRole('link', { name: '立即咨询' })).toHaveAttribute('href', /^https?:/);
    });

    await test.step('nothing of the placeholder for the hotline is left', async () => {
      await expect(page.getByRole('main')).not.toContainText('{phone}');
      await expect(page.getByRole('contentinfo')).toContainText('400-088-8816');
    });

    await test.step('recommended products come from the scene jc-index, asked at the gateway', async () => {
      const cards = section(page, '推荐产品').getByRole('listitem');
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

    await test.step('the login button leads to the login page with the way back', async () => {
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
    'of the sections: sticky, marked as one scrolls, leading smoothly to each',
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
      await sim.open('logged-out', landing);

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
        // Smooth: it was seen on the way, and only ever further down.
        const { tops, marked } = await watched;
        expect(tops.length).toBeGreaterThan(3);
        expect(tops).toEqual([...tops].sort((a, b) => a - b));
        // The sections that are passed on the way are not marked: scrolling changes nothing for 600 ms.
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

      await test.step('a section’s address leads to it', async () => {
        await tab(page, '服务大厅').click();
        await expect(page).toHaveURL(/#service$/);
        // A reload comes back to where one was: the smooth scroll has to have ended.
        await expect.poll(async () => Math.round(await top(page, 'service'))).toBe(80);
        await page.reload();
        await expect(tab(page, '服务大厅')).toHaveAttribute('aria-current', 'true');
      });
    },
  );
});

test.describe('open button', () => {
  const open = (page: Page) => page.getByRole('button', { name: '立即开通' }).click();

  test(
    '1: without a product a message, and one stays',
    { tag: ['@open-rule-1-no-product', '@msg-open-from-platform'] },
    async ({ page, sim }) => {
      await sim.open('no-product', '/company/landing');
      // The guard has spoken first: there is no such product.
      await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await open(page);
      await expect(page.getByText('请从采购平台开通')).toBeVisible();
      await expect(page).toHaveURL(/\/company\/landing/);
    },
  );

  test(
    '2: 12003 without an enterprise account',
    {
      tag: [
        '@open-rule-2-12003',
        '@open-rule-2-register',
        '@open-rule-2-hotline',
        '@msg-not-enterprise-title',
        '@hotline-number',
        '@dialog-cancel-hidden',
      ],
    },
    async ({ page, sim }) => {
      await sim.open('not-enterprise', landing);
      await expect(page.getByRole('contentinfo')).toContainText('400-088-8816');
      await expect(section(page, '服务大厅')).toContainText('400-088-8816');
      await open(page);
      const alert = page.getByRole('dialog', { name: '抱歉，当前账号非京东企业账号' });
      await expectWhole(alert, 'dialog.notEnterprise');
      await expect(alert).toContainText('400-088-8816');
      await expect(alert).not.toContainText('{');
      await expect(alert.getByRole('link', { name: '注册企业账号' })).toHaveAttribute(
        'href',
        /\/_sim\/ext\/register/,
      );
      // Each dialog has its × as well, which has a name and no text.
      await expect(alert.getByRole('button').filter({ hasText: /./ })).toHaveText(['我知道了']);
      await alert.getByRole('button', { name: '我知道了' }).click();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole('button', { name: '立即开通' })).toBeFocused();
      await expect(page).toHaveURL(/\/company\/landing/);
    },
  );

  test(
    '3: 12025 for its admin; who is none is told, unless by the upgrade channel, unasked',
    {
      tag: [
        '@role-mall-admin',
        '@open-rule-3-12025',
        '@open-rule-3-text',
        '@msg-no-permission-title',
        '@open-rule-3-xtl-passes',
      ],
    },
    async ({ page, sim }) => {
      await test.step('when the admin cannot be asked after, one stays and is told', async () => {
        await sim.open('admin-12025', '/company/landing?productCode=12025');
        await sim.addFault({ on: 'gateway.isAdmin', answer: { code: '500' }, times: 1 });
        await open(page);
        await expect(page.getByText('系统错误，请稍后重试')).toBeVisible();
        await expect(page).toHaveURL(/\/company\/landing/);
        await expect(page.getByRole('button', { name: '立即开通' })).toBeEnabled();
      });

      await test.step('the admin passes', async () => {
        await open(page);
        await expect(page).toHaveURL(/\/company\/standardOpen\/flowNew\/step\?productCode=12025$/);
      });

      await test.step('who is none does not', async () => {
        await sim.change('non-admin-12025', '/company/landing?productCode=12025');
        await open(page);
        const alert = page.getByRole('dialog', { name: '暂无开通权限' });
        await expectWhole(alert, 'dialog.notAdmin');
        await expect(alert).toContainText('请使用管理员账号开通，或联系管理员为您添加子账号');
        await expect(page).toHaveURL(/\/company\/landing/);
      });

      await test.step('the upgrade channel passes, unasked', async () => {
        await sim.open('non-admin-12025', '/company/landing?productCode=12025&from=XTL-UPGRADE');
        await open(page);
        await expect(page).toHaveURL(
          /\/company\/standardOpen\/flowNew\/step\?productCode=12025&from=XTL-UPGRADE$/,
        );
        expect((await sim.log()).filter(({ operationId }) => operationId === 'isAdmin')).toEqual([]);
      });
    },
  );

  test('4: company-open where it does not', { tag: ['@open-rule-4-company-open'] }, async ({ page, sim }) => {
    await sim.open('old-opening-route', landing);
    await open(page);
    await expect(page).toHaveURL(/\/company\/open\/index\?productCode=12003$/);
  });
});

test('products without opening pages open by the company’s, POP by its own, or offline', async ({
  page,
  sim,
}) => {
  for (const [scenario, code, address] of [
    ['wholesale,unopened', '12012', '/company/standardOpen/flowNew/step'],
    ['wholesale,offline-opening', '12012', '/company/standardOpen/offline'],
    ['pop-user,unopened', '12008', '/yaojingcai/open/index'],
  ] as const) {
    await sim.open(scenario, `/company/landing?productCode=${code}`);
    await page.getByRole('button', { name: '立即开通' }).click();
    await expect(page, scenario).toHaveURL(({ pathname }) => pathname === `/front${address}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test(
  'a platform product’s user is told the two apps',
  { tag: ['@platform-dialog', '@platform-dialog-app-jincai', '@platform-dialog-app-enterprise'] },
  async ({ page, sim }) => {
    await sim.open('platform', '/company/landing?productCode=12035');
    const dialog = page.getByRole('dialog', { name: '温馨提示' });
    await expectWhole(dialog, 'dialog.platform');
    await expect(dialog).toContainText('请前往对应APP查看额度和账单');
    await expect(dialog.getByRole('listitem')).toHaveText([/我的 > 金采/, /我的 > 企业金采/]);
    await dialog.getByRole('button', { name: '我知道了' }).click();
    await expect(dialog).toHaveCount(0);
  },
);

test.describe('chooser', () => {
  const openChooser = async (page: Page) => {
    await page.getByRole('button', { name: '查看账单' }).click();
    const dialog = page.getByRole('dialog', { name: '请选择产品' });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  test(
    'a row per opened product, with its dates and amount; entering each, and closing it',
    { tag: ['@chooser-lists-opened', '@chooser-columns', '@chooser-enter-12012', '@chooser-enter-others'] },
    async ({ page, sim }) => {
      await sim.open('several-products', `${landing}&stay=1`);

      await test.step('rows and columns', async () => {
        const dialog = await openChooser(page);
        await expectWhole(dialog, 'dialog.chooser');
        const columns = ['产品名称', '账单日', '还款日', '已出账应还金额（元）', '操作'];
        await expect(dialog.getByRole('columnheader')).toHaveText(columns);
        await expect(dialog.getByRole('rowheader')).toHaveText(['企业金采', '分销金采', '公司金采']);
        const own = dialog.getByRole('row', { name: /^企业金采/ });
        // The account's own day, on which its bills are due (docs/decisions/0233).
        await expect(own.getByRole('cell')).toHaveText(['每月1日', '每月25日', /^[\d,]+\.\d\d$/, '进入']);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('button', { name: '查看账单' })).toBeFocused();
      });

      await test.step('usable at 375 px: nothing scrolls sideways, the chooser fits', async () => {
        await page.setViewportSize(PHONE);
        await expect(section(page, '推荐产品').getByRole('listitem')).toHaveCount(4);
        await fits(page);
        const dialog = await openChooser(page);
        await expect(dialog.getByRole('link', { name: '进入分销金采' })).toBeVisible();
        expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
        await page.setViewportSize(WIDE);
      });

      await test.step('12012 has a home of its own, another one the company’s', async () => {
        await page.getByRole('link', { name: '进入分销金采' }).click();
        await expect(page).toHaveURL(/\/fenxiao\/index\?productCode=12012$/);
        await page.goBack();
        await (await openChooser(page)).getByRole('link', { name: '进入企业金采' }).click();
        await expect(page).toHaveURL(/\/company\/index\?productCode=12003$/);
      });
    },
  );

  test(
    'the dates of each cycle',
    { tag: ['@chooser-5107', '@chooser-5110', '@chooser-5106'] },
    async ({ page, sim }) => {
      await sim.open('several-products', `${landing}&stay=1`);
      for (const [scenario, bill, repay] of [
        ['cycle-monthly', '每月1日', '每月25日'],
        ['cycle-monthly-plus', '每月1日', '每月10日'],
        ['cycle-weekly', '每周一', '次周周日'],
      ] as const)
        await test.step(scenario, async () => {
          await sim.change(`several-products,${scenario}`, `${landing}&stay=1`);
          const dialog = await openChooser(page);
          const own = dialog.getByRole('row', { name: /^企业金采/ });
          await expect(own.getByRole('cell').nth(0)).toHaveText(bill);
          await expect(own.getByRole('cell').nth(1)).toHaveText(repay);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        });
    },
  );
});

test.describe('the same page with other data', () => {
  test(
    'the factoring landing needs no login by its own address alone',
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
    'the xchf landing needs no login by its own address alone',
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

test(
  'an opened user’s button leads home; the upgrade entry needs an APPLICABLE qualification',
  { tag: ['@landing-opened-button', '@role-xtl-upgrade-entry'] },
  async ({ page, sim }) => {
    const entry = page.getByRole('link', { name: '升级至批发金采' });
    await sim.open('baseline', `${landing}&stay=1`);
    await expect(page.getByRole('button', { name: '查看账单' })).toBeVisible();
    await expect
      .poll(async () =>
        (await sim.log()).some(({ operationId }) => operationId === 'queryUserAccessQualification'),
      )
      .toBe(true);
    await sim.settled();
    await expect(entry).toHaveCount(0);
    await page.getByRole('button', { name: '查看账单' }).click();
    await expect(page).toHaveURL(/\/front\/company\/index/);
    await sim.change('upgradable', `${landing}&stay=1`);
    await expect(entry).toHaveAttribute(
      'href',
      /\/company\/standardOpen\/flowNew\/step\?productCode=12025&from=XTL-UPGRADE$/,
    );
  },
);

/** The scene codes that an ad operation was asked for, oldest first. */
async function scenesAsked(sim: Sim, operation: string): Promise<string[]> {
  const asked = (await sim.log()).filter(
    (entry) => entry.operationId === operation && entry.service === 'gateway',
  );
  return asked
    .map(({ request }) => /sceneCode[\\":]+([\w-]+)/.exec(JSON.stringify(request))?.[1] ?? '')
    .reverse();
}
