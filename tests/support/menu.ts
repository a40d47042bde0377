/** Checks the entries of the left menu for each visitor. spec 1 §2 "Left menu", 1 §5 "Menu visibility" */
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sim } from './sim.ts';

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: '功能菜单' });
export const link = (page: Page, name: string): Locator => menu(page).getByRole('link', { name });

/** Returns every entry of the menu with its badge and target, including folded groups. */
export async function entriesOf(page: Page): Promise<string[]> {
  await expect(menu(page)).toBeVisible();
  const links = menu(page).locator('a');
  return links.evaluateAll((all) =>
    all.map(
      (item) =>
        `${item.textContent} ${new URL((item as HTMLAnchorElement).href).pathname.replace('/front', '')}`,
    ),
  );
}

/** Waits for the calls that decide on entries. */
async function waitForMenu(page: Page, sim: Sim) {
  await expect(menu(page).locator('a').first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('您好，')).toBeVisible();
  await sim.settled();
}

export async function open(page: Page, sim: Sim, scenario: string, path: string) {
  await sim.open(scenario, path);
  await waitForMenu(page, sim);
}

export const COUPONS = '我的优惠券 /company/myCoupons';
/** Approvals and the operation log, for companies with several accounts. */
export const APPROVALS = '审批管理 /company/approvals';
export const LOG = '操作日志 /company/operationLog';
export const INVOICE = '发票管理 /_sim/ext/invoice';
export const CANCEL = '产品注销 /distoryUserAccount';

export interface Visit {
  readonly who: string;
  readonly scenario: string;
  /** The whole menu in order, without further entries. */
  readonly all: readonly string[];
  /** An entry and its target. */
  readonly leads?: readonly [name: string, href: string];
  /** The operation that decides on missing entries. */
  readonly asks?: string;
}

/** Checks the menu of each visitor in turn: the first one loads the page, the others change the session. */
export async function expectMenus(
  page: Page,
  sim: Sim,
  path: string,
  visits: readonly Visit[],
): Promise<void> {
  for (const [index, { who, scenario, all, leads, asks }] of visits.entries())
    await test.step(who, async () => {
      await (index === 0 ? sim.open(scenario, path) : sim.change(scenario, path));
      await waitForMenu(page, sim);
      expect(await entriesOf(page)).toEqual(all);
      if (leads) {
        const [name, href] = leads;
        await expect(menu(page).locator('a', { hasText: name })).toHaveAttribute('href', href);
      }
      if (asks) expect((await sim.log()).map(({ operationId }) => operationId)).toContain(asks);
    });
}
