import type { Page } from '@playwright/test';
import { guard, type GuardSession } from '../../portal/src/app/guard.ts';
import { isRedirect, type PageRoute } from '../../portal/src/app/routeRecord.ts';
import { routes } from '../../portal/src/app/routes.ts';
import type { RouteRole } from '../../portal/src/routing/screen.ts';
import { catalogue, productFor } from '../../portal/src/products/catalogue.ts';
import { productNames } from '../../portal/src/products/names.ts';
import type { ProductCode } from '../../portal/src/products/product.ts';
import { expect, test } from '../support/sim.ts';
import { sampled } from '../support/sampled.ts';

/**
 * Every route × visitor, unopened, opened parent, opened child of a product that it belongs to: the right page
 * or the right redirect, its title, something on it, no text half made (`{phone}`) and nothing in the console. What is right
 * is said by the guard's table tests; here the browser follows.
 */
interface Fitting {
  readonly code: ProductCode;
  readonly scenario: string;
}

const fitting: Readonly<Record<RouteRole, Fitting>> = {
  all: { code: '12003', scenario: 'baseline' },
  company: { code: '12003', scenario: 'baseline' },
  fenxiao: { code: '12012', scenario: 'wholesale' },
  yipanhuo: { code: '12017', scenario: 'used-goods' },
  baolibiaopin: { code: '12023', scenario: 'factoring' },
  yaojingcaiPop: { code: '12003', scenario: 'baseline' },
};

const users = {
  visitor: { isLogin: false, opened: false, scenario: 'logged-out' },
  unopened: { isLogin: true, opened: false, scenario: 'unopened' },
  parent: { isLogin: true, opened: true, scenario: '' },
  child: { isLogin: true, opened: true, scenario: 'child-account' },
} as const;

type User = keyof typeof users;

const pages = routes.filter((route): route is PageRoute => !isRedirect(route));

function sessionOf(user: User, code: ProductCode): GuardSession {
  const { isLogin, opened } = users[user];
  const product = productFor(code, { opened });
  return {
    isLogin,
    product,
    unknownProduct: false,
    flowType: 'NORMAL',
    stdOpenSwitch: false,
    fromXtlUpgrade: false,
    openStatus: {
      bindCompany: true,
      factoringType: undefined,
      bpinUser: false,
      extMap: {},
      productCode: code,
      product,
      opened,
      needLogin: !isLogin,
    },
  };
}

/** Where the guard leads; undefined for the login page, which is outside. */
function destination(session: GuardSession, route: PageRoute): PageRoute | undefined {
  const verdict = guard(session, { route, query: new URLSearchParams() });
  if (verdict.kind === 'login') return undefined;
  if (verdict.kind === 'allow') return route;
  const next = pages.find((page) => page.path === verdict.to);
  return next === undefined || next === route ? route : destination(session, next);
}

/** Inside the running portal, as a link or the browser's own buttons would. */
const go = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/front${path}`);

for (const user of Object.keys(users) as User[]) {
  for (const role of ['company', 'fenxiao', 'yipanhuo', 'baolibiaopin'] as const) {
    const { code, scenario } = fitting[role];
    const own = pages.filter(
      (page) => page.role === role || (role === 'company' && fitting[page.role].code === code),
    );

    test(`${user}, ${catalogue[code].name}: ${String(own.length)} routes [hotline-placeholder no-building-page]`, async ({
      page,
      sim,
    }) => {
      test.setTimeout(180_000);
      const session = sessionOf(user, code);
      const scenarios = [scenario, users[user].scenario].filter(Boolean).join(',');
      await sim.open(scenarios, `/help/problemList?productCode=${code}`);
      await expect(page.getByRole('banner')).toBeVisible();
      for (const route of own) {
        const target = destination(session, route);
        if (target === undefined) continue;
        await go(page, sampled(route.path));
        await expect(page, route.path).toHaveURL((url) => url.pathname === `/front${sampled(target.path)}`);
        await expect(page, route.path).toHaveTitle(`${target.title} - ${productNames[code]}`);
        await expect(page.getByRole('main'), route.path).toContainText(/\p{Script=Han}/u);
        expect(await page.locator('body').innerText(), route.path).not.toMatch(/\{\w+\}|建设中/);
      }
    });
  }
}

/** The products that the walk above does not open: what they show of the routes of their kind and of everybody's. */
const others = [
  ['new-channel', '12007'],
  ['pharmacy', '12008'],
  ['company-purchasing', '12010'],
  ['legal-person-loan', '12011'],
  ['distribution-period', '12015'],
  ['personal', '12019'],
  ['mall', '12025'],
  ['buy-first-pay-later', '12037'],
] as const;

for (const [scenario, code] of others)
  for (const user of ['parent', 'child'] as const)
    test(`no page under construction: ${user}, ${catalogue[code].name} [no-building-page]`, async ({
      page,
      sim,
    }) => {
      test.setTimeout(180_000);
      const session = sessionOf(user, code);
      const own = pages.filter(({ role }) => role === 'all' || role === session.product?.type);
      const scenarios = [scenario, users[user].scenario].filter(Boolean).join(',');
      await sim.open(scenarios, `/help/problemList?productCode=${code}`);
      await expect(page.getByRole('banner')).toBeVisible();
      for (const route of own) {
        const target = destination(session, route);
        if (target === undefined) continue;
        await go(page, sampled(route.path));
        await expect(page, route.path).toHaveTitle(`${target.title} - ${productNames[code]}`);
        await expect(page.getByRole('main'), route.path).toContainText(/\p{Script=Han}/u);
        await expect(page.getByRole('main'), route.path).not.toContainText('建设中');
      }
    });
