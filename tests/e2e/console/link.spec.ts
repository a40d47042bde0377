/** Tests the link that the console and the chip copy: it restores the session in a new browser. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const LIST = '/front/company/billListNew?productCode=12003&pageNo=2';

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Returns the state of a session without its name. */
async function stateOf(page: Page) {
  const [session, world, faults, link] = await Promise.all(
    ['session', 'world', 'faults', 'link'].map(async (name) =>
      (await page.request.get(`/_sim/api/${name}`)).json(),
    ),
  );
  const { id: _id, ...rest } = session;
  const rules = (faults as object[]).map((fault) => ({ ...fault, used: 0, seen: 0 }));
  return { session: rest, world, rules, link };
}

test(
  'a copied link restores scenarios, seed, clock, faults and page in a clean browser',
  { tag: ['@qa-link', '@team-scene'] },
  async ({ page, sim, context, browser, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addCookies([{ name: 'sim_chip', value: '1', url: baseURL! }]);
    await sim.open('overdue-bill,frozen-quota', '/company/index?productCode=12003', { seed: '77' });
    await sim.setClock({ advance: { days: 9 } });
    await sim.addFault({
      on: 'provisional.queryBillPage',
      answer: { code: '9999999' },
      when: { fields: { '/pageNo': 2 } },
    });
    await page.goto(LIST);
    const retry = (shown: Page) => shown.getByRole('tabpanel').getByRole('button', { name: '重试' });
    await expect(retry(page)).toBeVisible();
    await sim.settled();

    const ownState = await stateOf(page);
    const consolePage = await context.newPage();
    await consolePage.goto('/_sim');
    await consolePage.getByRole('button', { name: '复制现场链接' }).click();
    await expect(consolePage.getByText('链接已复制，打开即恢复')).toBeVisible();
    const link = await copied(consolePage);

    await test.step('lists the parts that the link leaves out; a stored scene is deleted after a confirmation', async () => {
      await expect(consolePage.getByText('不含：故障已有的次数')).toBeVisible();
      await consolePage.getByRole('button', { name: '存下现场' }).click();
      await expect(
        consolePage.getByText(/现场已存为 [a-z0-9]{6}，链接已复制.*列在「全部会话 › 存下的现场」/),
      ).toBeVisible();
      const scene = new URL(await copied(consolePage));
      const name = scene.searchParams.get('scene') ?? '';
      expect(scene.pathname).toBe('/front/company/billListNew');
      await consolePage.getByRole('tab', { name: '全部会话' }).click();
      const stored = consolePage.getByRole('table', { name: '存下的现场' });
      await expect(stored.getByRole('row', { name })).toContainText('额度冻结');
      await consolePage.getByRole('button', { name: `删除现场 ${name}`, exact: true }).click();
      await consolePage.getByRole('button', { name: `不删除现场 ${name}` }).click();
      await consolePage.getByRole('button', { name: `删除现场 ${name}`, exact: true }).click();
      await expect(stored.getByRole('row', { name })).toContainText('删除后，给出去的链接打不开');
      await consolePage.getByRole('button', { name: `确认删除现场 ${name}` }).click();
      await expect(consolePage.getByText(`现场 ${name} 已删除`)).toBeVisible();
      await expect(stored.getByRole('row', { name })).toHaveCount(0);
    });

    await test.step('restores everything in a new browser', async () => {
      const clean = await browser.newContext();
      try {
        const cleanPage = await clean.newPage();
        await cleanPage.goto(link);
        await expect(cleanPage).toHaveURL(new URL(LIST, baseURL).href);
        await expect(retry(cleanPage)).toBeVisible();
        await expectWhole(cleanPage.locator('body'), 'restored');
        expect(await stateOf(cleanPage)).toEqual(ownState);
        expect(ownState.session).toMatchObject({ scenarios: ['overdue-bill', 'frozen-quota'], seed: 77 });
        expect(ownState.session.clock.now).toBe('2026-11-21T10:00:00+08:00');
        expect(ownState.rules).toHaveLength(1);
      } finally {
        await clean.close();
      }
    });

    await test.step('the chip copies the same link of its page', async () => {
      await page.bringToFront();
      await page.getByRole('button', { name: /^打开模拟器/ }).click();
      await page.getByRole('button', { name: '复制现场链接' }).click();
      await expect(page.getByRole('button', { name: '已复制' })).toBeVisible();
      expect(await copied(page)).toBe(link);
    });
  },
);
