/**
 * Opens the routes of the portal for every product and user. Each must lead to the page or redirect that the guard gives, with its
 * title and some Chinese text, without an unfilled placeholder (`{phone}`), a page under construction or a console message. The
 * guard's own table tests prove that its results are right.
 */
import type { Page } from '@playwright/test';
import { guard, type GuardSession } from '#portal/app/guard.ts';
import { isRedirect, type PageRoute } from '#portal/app/routeRecord.ts';
import { routes } from '#portal/app/routes.ts';
import { catalogue, productFor } from '#portal/products/catalogue.ts';
import { nameOf } from '#portal/products/names.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { productNamed } from '#portal/session/arrival.ts';
import { patience } from '#tools/patience.mjs';
import { commitSeed, drawsAll } from '../../support/commitSeed.ts';
import { sampled } from '../../support/sampled.ts';
import { expect, test } from '../../support/sim.ts';

const users = {
  visitor: { isLogin: false, opened: false, scenario: 'logged-out' },
  unopened: { isLogin: true, opened: false, scenario: 'unopened' },
  parent: { isLogin: true, opened: true, scenario: '' },
  child: { isLogin: true, opened: true, scenario: 'child-account' },
} as const;

type User = keyof typeof users;

const allUsers = ['visitor', 'unopened', 'parent', 'child'] as const satisfies User[];
/**
 * Users of a product whose family has another product with `allUsers`: without an opened product, a user sees the same pages in
 * every product of a family.
 */
const openedUsers = ['parent', 'child'] as const satisfies User[];

const products: readonly (readonly [ProductCode, scenario: string, users: readonly User[]])[] = [
  ['12003', 'baseline', allUsers],
  ['12007', 'new-channel', openedUsers],
  ['12008', 'pharmacy', openedUsers],
  ['12010', 'company-purchasing', openedUsers],
  ['12011', 'legal-person-loan', openedUsers],
  ['12012', 'wholesale', allUsers],
  ['12015', 'distribution-period', openedUsers],
  ['12017', 'used-goods', allUsers],
  ['12019', 'personal', openedUsers],
  ['12023', 'factoring', allUsers],
  ['12025', 'mall', openedUsers],
  ['12035', 'platform', openedUsers],
  ['12037', 'buy-first-pay-later', openedUsers],
];

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

/** Returns the page to which the guard leads; undefined for the login page, which is outside of the portal. */
function destination(session: GuardSession, route: PageRoute): PageRoute | undefined {
  const verdict = guard(session, { route, query: new URLSearchParams() });
  if (verdict.kind === 'login') return undefined;
  if (verdict.kind === 'allow') return route;
  const next = pages.find((page) => page.path === verdict.to);
  return next === undefined || next === route ? route : destination(session, next);
}

interface Step {
  readonly from: string;
  readonly arrives: string;
  readonly title: string;
}

/** Returns one step of the walk; undefined if the route leads to the login page or to another product. */
function stepOf(session: GuardSession, code: ProductCode, route: PageRoute): Step | undefined {
  const target = destination(session, route);
  if (target === undefined) return undefined;
  // The landing of another product loads the portal for that product (portal/src/app/navigation/otherProduct.ts).
  const named = productNamed(new URLSearchParams(), route.path);
  if (named !== undefined && named !== code) return undefined;
  return {
    from: `/front${sampled(route.path)}`,
    arrives: `/front${sampled(target.path)}`,
    title: `${target.title} - ${nameOf(code)}`,
  };
}

/**
 * Goes from page to page within the running portal, as links or the browser's buttons do. All steps run in one call inside the page,
 * which takes two thirds of the time of single calls.
 * @returns a sentence for each difference
 */
const walk = (page: Page, steps: readonly Step[]): Promise<string[]> =>
  page.evaluate(
    async ([wanted, limit]) => {
      const isThere = ({ arrives, title }: Step) =>
        location.pathname === arrives &&
        document.title === title &&
        /\p{Script=Han}/u.test(document.querySelector('main')?.textContent ?? '');
      const arrives = async (step: Step) => {
        const end = performance.now() + limit;
        while (!isThere(step) && performance.now() < end) await new Promise((done) => setTimeout(done, 10));
        return isThere(step);
      };
      const wrong: string[] = [];
      for (const step of wanted) {
        history.pushState({}, '', step.from);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        if (!(await arrives(step)))
          wrong.push(
            `${step.from}: ${location.pathname} “${document.title}”, not ${step.arrives} “${step.title}”`,
          );
        const unmade = /.{0,20}(\{\w+\}|建设中)/.exec(document.body.innerText);
        if (unmade) wrong.push(`${step.from}: ${unmade[0]}`);
      }
      return wrong;
    },
    [steps, patience(15_000)] as const,
  );

const seed = commitSeed();
const familyOf = (code: ProductCode) => productFor(code, { opened: true })?.type;

/** Returns whether a product's users open a route. A POP page is opened with every product: other users are redirected from it. */
const belongsTo = ({ role }: PageRoute, code: ProductCode): boolean =>
  role === 'all' || role === 'yaojingcaiPop' || role === familyOf(code);

/**
 * Returns whether a user of a product opens a route. Each user opens a route with one product, which the commit selects: the same one
 * for all routes of a family, which saves page loads. The parent account opens it with the family's first product too.
 */
function goesTo(user: User, code: ProductCode, route: PageRoute): boolean {
  const among = products
    .filter(([one, , users]) => users.includes(user) && belongsTo(route, one))
    .map(([one]) => one);
  if (drawsAll) return among.includes(code);
  return code === among[seed % among.length] || (user === 'parent' && code === among[0]);
}

for (const [code, scenario, visitors] of products)
  for (const user of visitors) {
    const session = sessionOf(user, code);
    const steps = pages
      .filter((route) => goesTo(user, code, route))
      .flatMap((route) => stepOf(session, code, route) ?? []);
    if (steps.length === 0) continue;

    test(
      `leads each route to the page that the guard gives: ${user}, ${catalogue[code].name}`,
      { tag: ['@hotline-placeholder', '@no-building-page'] },
      async ({ page, sim }) => {
        const scenarios = [scenario, users[user].scenario].filter(Boolean).join(',');
        await sim.open(scenarios, `/help/problemList?productCode=${code}`);
        await expect(page.getByRole('banner')).toBeVisible();
        expect(await walk(page, steps)).toEqual([]);
      },
    );
  }
