import type { Page } from '@playwright/test';
import { guard, type GuardSession } from '#portal/app/guard.ts';
import { isRedirect, type PageRoute } from '#portal/app/routeRecord.ts';
import { routes } from '#portal/app/routes.ts';
import { catalogue, productFor } from '#portal/products/catalogue.ts';
import { nameOf } from '#portal/products/names.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { productNamed } from '#portal/session/arrival.ts';
import { commitSeed, drawsAll } from '../../support/commitSeed.ts';
import { sampled } from '../../support/sampled.ts';
import { expect, test } from '../../support/sim.ts';

/**
 * The route table for every product and account: the right page or the right redirect, its title, something on it, no text
 * half made (`{phone}`), no page under construction, and nothing in the console. What is right is said by the guard's table
 * tests; here the browser follows.
 */

const users = {
  visitor: { isLogin: false, opened: false, scenario: 'logged-out' },
  unopened: { isLogin: true, opened: false, scenario: 'unopened' },
  parent: { isLogin: true, opened: true, scenario: '' },
  child: { isLogin: true, opened: true, scenario: 'child-account' },
} as const;

type User = keyof typeof users;

const everybody = ['visitor', 'unopened', 'parent', 'child'] as const satisfies User[];
/** A user without an opened product sees the same pages in every product of a family. */
const opened = ['parent', 'child'] as const satisfies User[];

const products: readonly (readonly [ProductCode, scenario: string, users: readonly User[]])[] = [
  ['12003', 'baseline', everybody],
  ['12007', 'new-channel', opened],
  ['12008', 'pharmacy', opened],
  ['12010', 'company-purchasing', opened],
  ['12011', 'legal-person-loan', opened],
  ['12012', 'wholesale', everybody],
  ['12015', 'distribution-period', opened],
  ['12017', 'used-goods', everybody],
  ['12019', 'personal', opened],
  ['12023', 'factoring', everybody],
  ['12025', 'mall', opened],
  ['12035', 'platform', opened],
  ['12037', 'buy-first-pay-later', opened],
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

/** Returns the guard's target; undefined for the login page, which is outside. */
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

/** Undefined for what leads to the login page, which is outside, or to another product. */
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
 * Goes from page to page within the running portal, as links or the browser's own buttons would: inside the page, which costs
 * two thirds of what being told of each step from outside does.
 * @returns what was not as it should be, in words
 */
const walk = (page: Page, steps: readonly Step[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const patience = 15_000;
    const isThere = ({ arrives, title }: Step) =>
      location.pathname === arrives &&
      document.title === title &&
      /\p{Script=Han}/u.test(document.querySelector('main')?.textContent ?? '');
    const arrives = async (step: Step) => {
      const end = performance.now() + patience;
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
  }, steps);

/**
 * A parent of the first product goes to everybody's pages and to its family's, one of another family's first product to that
 * family's; of what is left each commit deals every product a share, so that those who share pages go together to all of them.
 * Anybody else is led by the same guard: he goes to each page once, with a product that the commit deals among those that have it.
 */
const SHARE = 3;
const seed = commitSeed();
const familyOf = (code: ProductCode) => productFor(code, { opened: true })?.type;

/** Pages of POP users lead other users to their own pages. */
const isOf = ({ role }: PageRoute, code: ProductCode): boolean =>
  role === 'all' || role === 'yaojingcaiPop' || role === familyOf(code);

function goesTo(user: User, code: ProductCode, route: PageRoute): boolean {
  const among = products.filter(([one, , users]) => users.includes(user) && isOf(route, one));
  const place = among.findIndex(([one]) => one === code);
  if (place < 0) return false;
  if (drawsAll) return true;
  const dealt = pages.indexOf(route) + seed;
  if (user !== 'parent') return dealt % among.length === place;
  const first = products.find(([one]) => route.role === 'all' || familyOf(one) === familyOf(code));
  return first?.[0] === code || (dealt + place) % SHARE === 0;
}

for (const [code, scenario, visitors] of products)
  for (const user of visitors) {
    const session = sessionOf(user, code);
    const steps = pages
      .filter((route) => goesTo(user, code, route))
      .flatMap((route) => stepOf(session, code, route) ?? []);

    test(
      `${user}, ${catalogue[code].name}: each route leads where it should`,
      { tag: ['@hotline-placeholder', '@no-building-page'] },
      async ({ page, sim }) => {
        const scenarios = [scenario, users[user].scenario].filter(Boolean).join(',');
        await sim.open(scenarios, `/help/problemList?productCode=${code}`);
        await expect(page.getByRole('banner')).toBeVisible();
        expect(await walk(page, steps)).toEqual([]);
      },
    );
  }
