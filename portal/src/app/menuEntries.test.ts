import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { catalogue, isSupported } from '../products/catalogue.ts';
import { isFactoring } from '../products/factoring.ts';
import { menuFor } from '../products/menuFor.ts';
import type { ProductCode } from '../products/product.ts';
import { arrivalOf } from '../session/arrival.ts';
import { menuViewer } from '../session/menuViewer.ts';
import { composeSession } from '../session/session.ts';
import { guard } from './guard.ts';
import { refusalOf } from './refused/refusedScreen.ts';
import { isRedirect, type PageRoute } from './routeRecord.ts';
import { routes } from './routes.ts';

const pages = routes.filter((route): route is PageRoute => !isRedirect(route));
const products = Object.values(catalogue).filter(
  (product) => isSupported(product) && !product.flags.platform,
);

interface Viewer {
  readonly code: ProductCode;
  readonly acctType: '1901' | '1902';
  readonly userTag: 'normal' | 'pop';
  readonly factoringType?: 'UNCLEAR_FACTORING' | undefined;
}

const viewers = products.flatMap(({ code, type }): Viewer[] =>
  (['1901', '1902'] as const).flatMap((acctType) =>
    (['normal', 'pop'] as const).flatMap((userTag) => [
      { code, acctType, userTag },
      ...(isFactoring({ type })
        ? [{ code, acctType, userTag, factoringType: 'UNCLEAR_FACTORING' as const }]
        : []),
    ]),
  ),
);

const sessionOf = ({ code, acctType, userTag, factoringType }: Viewer) =>
  composeSession(arrivalOf(new URLSearchParams(), { getItem: () => null, setItem: () => undefined }), {
    open: {
      code: 'OPENED',
      productCode: code,
      extMap: { bpinUser: true, ...(factoringType && { factoringType }) },
    },
    user: { jdpin: 'hechuan_caigou', companyName: '禾川', status: '1601', acctType, userTag },
  });

/** Values for the maximum menu: every badge shows, and no check removes an entry. */
const everything = {
  activityCount: 4,
  clearTypeTip: true,
  toComplete: true,
  toSign: true,
  settleTab: true,
};

const pathOf = (link: string): string => link.split('?')[0] ?? '';

/** Returns whether the page at an address opens for a viewer, by the rules of guardLoader. */
function opens(viewer: Viewer, address: string): boolean {
  const session = sessionOf(viewer);
  const route =
    pages.find(({ path }) => matchPath(path, address)) ?? expect.unreachable(`no page at ${address}`);
  const verdict = guard(session, { route, query: new URLSearchParams() });
  return verdict.kind === 'allow' && refusalOf(session, route) === undefined;
}

const shown = (viewer: Viewer): string[] =>
  menuFor(menuViewer(sessionOf(viewer)), everything)
    .groups.flatMap((group) => group.items)
    .filter(({ outerUrl }) => outerUrl === undefined)
    .map(({ link }) => pathOf(link));

/** The addresses of all pages that some menu contains. */
const addresses = pages.flatMap(({ menu, path }) => (menu === undefined ? [] : [pathOf(menu.link ?? path)]));

test.each(viewers)(
  'shows in the menu of $code for $acctType ($userTag, $factoringType) exactly the pages that open',
  { tags: ['out-menu-page'] },
  (viewer) => {
    const entries = shown(viewer);
    expect(entries.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => opens(viewer, address))).toEqual(
      addresses.filter((address) => entries.includes(address)),
    );
  },
);

test.each<[Viewer, string, boolean]>([
  [{ code: '12025', acctType: '1901', userTag: 'normal' }, '/company/memberCenter', true],
  [{ code: '12025', acctType: '1902', userTag: 'normal' }, '/company/memberCenter', false],
  [{ code: '12003', acctType: '1901', userTag: 'normal' }, '/company/memberCenter', false],
  [{ code: '12015', acctType: '1901', userTag: 'normal' }, '/fenxiao/payRecord', false],
  [{ code: '12012', acctType: '1901', userTag: 'normal' }, '/fenxiao/payRecordFxzq', false],
  [{ code: '12015', acctType: '1901', userTag: 'normal' }, '/distoryUserAccount', false],
  [{ code: '12017', acctType: '1901', userTag: 'normal' }, '/company/activityCenter', false],
  // Pages below an entry's, and pages elsewhere that belong to one.
  [{ code: '12015', acctType: '1901', userTag: 'normal' }, '/distoryUserAccount/check', false],
  [{ code: '12003', acctType: '1902', userTag: 'normal' }, '/distoryUserAccount/distoryApply', false],
  [{ code: '12003', acctType: '1902', userTag: 'normal' }, '/companyInfo', false],
  [{ code: '12003', acctType: '1902', userTag: 'normal' }, '/company/companyInfo/modifyPhone', false],
  [{ code: '12008', acctType: '1901', userTag: 'normal' }, '/company/taskDetail/T1', false],
  [{ code: '12023', acctType: '1902', userTag: 'normal' }, '/baolibiaopin/modifyAgentInfo', false],
  [{ code: '12023', acctType: '1902', userTag: 'normal' }, '/baolibiaopin/balanceTransfer', false],
  // Pages that no menu of the product contains.
  [{ code: '12017', acctType: '1901', userTag: 'normal' }, '/companyInfo/modifyPhone', true],
  [{ code: '12003', acctType: '1902', userTag: 'normal' }, '/repayCom', true],
])('the viewer %j can open %s: %s', { tags: ['out-menu-page'] }, (viewer, address, expected) =>
  expect(opens(viewer, address)).toBe(expected),
);
