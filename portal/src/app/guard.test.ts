import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { FlowType } from '#generated/shared/enums/FlowType.ts';
import { catalogue } from '../products/catalogue.ts';
import { openDestination } from '../screens/landing/rules/openDestination.ts';
import { arrivalOf } from '../session/arrival.ts';
import { composeSession } from '../session/session.ts';
import { guard, type GuardSession, type Verdict } from './guard.ts';
import { isRedirect, type PageRoute } from './routeRecord.ts';
import { routes } from './routes.ts';

const routeAt = (path: string): PageRoute => {
  const route = routes.find((candidate) => candidate.path === path);
  if (route === undefined || isRedirect(route)) throw new Error(`no page at ${path}`);
  return route;
};

const pages = routes.filter((route): route is PageRoute => !isRedirect(route));

const parentUser = {
  jdpin: 'hechuan_caigou',
  companyName: '杭州禾川工业设备有限公司',
  status: '1601',
  acctType: '1901',
} as const;

interface SessionInput {
  readonly isLogin?: boolean;
  readonly code?: string;
  readonly opened?: boolean;
  readonly userTag?: 'pop' | 'normal' | undefined;
  readonly flowType?: FlowType;
  readonly stdOpenSwitch?: boolean;
}

/** Builds a session as the portal does (session/load.ts), from an address and the provider's responses, never by hand. */
function session(given: SessionInput, address = new URLSearchParams(), path = '/'): GuardSession {
  const { isLogin = true, code, opened = true, userTag, flowType = 'NORMAL', stdOpenSwitch } = given;
  const query = new URLSearchParams({ ...(code && { productCode: code }), ...Object.fromEntries(address) });
  const arrival = arrivalOf(query, { getItem: () => null, setItem: () => undefined }, path);
  // Without a requested product the default is one that no page supports.
  const productCode = arrival.askedProduct ?? '12000';
  if (!isLogin) return composeSession(arrival, { open: { code: 'NOT_LOGIN', productCode, extMap: {} } });
  return composeSession(arrival, {
    open: { code: opened ? 'OPENED' : 'UNOPENED', productCode, extMap: { bpinUser: true } },
    user: { ...parentUser, ...(userTag && { userTag }) },
    flow: { flowType, auditControlInfo: { needCompleteInfo: false } },
    stdOpen: stdOpenSwitch,
  });
}

const verdict = (given: SessionInput, path: string, query = ''): Verdict => {
  const asked = new URLSearchParams(query);
  return guard(session(given, asked, path), { route: routeAt(path), query: asked });
};

const to = (path: string): Verdict => ({ kind: 'redirect', to: path });
const allow: Verdict = { kind: 'allow' };

describe('guards a visitor', () => {
  test.each([
    ['12023', '/company/index', to('/baolibiaopin/landing')],
    ['12037', '/company/index', to('/xchf/landing')],
    ['12003', '/company/index', to('/company/landing')],
    ['12012', '/fenxiao/index', to('/company/landing')],
    [undefined, '/', to('/company/landing')],
    ['12003', '/company/landing', allow],
    ['12037', '/company/landing', to('/xchf/landing')],
    ['12023', '/xchf/landing', to('/baolibiaopin/landing')],
    // Each landing has its own address: nothing else has to name the product.
    [undefined, '/xchf/landing', allow],
    [undefined, '/baolibiaopin/landing', allow],
    [undefined, '/company/landing', allow],
    ['12003', '/distoryUserAccount', { kind: 'login' }],
    ['12003', '/company/open/index', { kind: 'login' }],
    ['12003', '/help/problemList', allow],
    ['12003', '/contractSignNoLogin', allow],
  ] as [string | undefined, string, Verdict][])('with product %s at %s: %j', (code, path, expected) => {
    expect(verdict({ ...(code === undefined ? {} : { code }), isLogin: false, opened: false }, path)).toEqual(
      expected,
    );
  });
});

test('opens every help page by its own address for everyone', () => {
  const help = pages.filter(({ path }) => path.startsWith('/help/'));
  expect(help).toHaveLength(13);
  const viewers = [
    { isLogin: false, opened: false },
    { isLogin: false, opened: false, code: '12003' },
    { opened: false, code: '12003' },
    { opened: false, code: '12007' },
    { code: '12012' },
    { code: '12003' },
    { code: '99999' },
  ];
  for (const { path } of help) for (const given of viewers) expect(verdict(given, path), path).toEqual(allow);
});

describe('guards a user with an opened product', () => {
  test.each([
    ['12003', '/company/landing', '', to('/company/index')],
    ['12003', '/company/landing', 'stay=1', allow],
    ['12003', '/', '', to('/company/index')],
    ['12003', '/fenxiao/index', '', to('/company/index')],
    ['12012', '/company/index', '', to('/fenxiao/index')],
    ['12017', '/company/index', '', to('/yipanhuo/index')],
    ['12023', '/company/index', '', to('/baolibiaopin/index')],
    ['12003', '/repayCom', '', allow],
    ['12017', '/company/myCoupons', '', allow],
    ['12003', '/yaojingcai/open/index', '', to('/company/index')],
    ['12035', '/company/index', '', to('/company/landing')],
    ['12035', '/company/landing', '', allow],
    ['12035', '/repayCom', '', to('/company/landing')],
  ] as [string, string, string, Verdict][])('with %s at %s?%s: %j', (code, path, query, expected) => {
    expect(verdict({ code }, path, query)).toEqual(expected);
  });
});

describe('guards a user without an opened product', () => {
  const unopened = { opened: false } as const;

  test.each([
    ['12003', '/company/index', to('/company/landing')],
    ['12003', '/company/open/index', allow],
    ['12003', '/company/standardOpen/flowNew/:step', allow],
    ['12003', '/baolibiaopin/standard/*', to('/company/landing')],
    ['12023', '/baolibiaopin/standard/*', allow],
    ['12023', '/repayCom', to('/baolibiaopin/landing')],
    ['12037', '/company/landing', to('/xchf/landing')],
  ] as [string, string, Verdict][])('with %s at %s: %j', (code, path, expected) => {
    expect(verdict({ ...unopened, code }, path)).toEqual(expected);
  });

  test('opens the POP pages only to a POP user of 12008', () => {
    expect(verdict({ ...unopened, code: '12008', userTag: 'pop' }, '/yaojingcai/open/index')).toEqual(allow);
    expect(verdict({ ...unopened, code: '12008' }, '/yaojingcai/open/index')).toEqual(to('/company/landing'));
  });

  test.each(['OFFLINE', 'EXCEED_THRESHOLD'] as const)(
    'redirects the opening of flow %s to the offline page, and allows that and the landing',
    (flowType) => {
      const given = { ...unopened, code: '12010', flowType };
      expect(verdict(given, '/company/open/index')).toEqual(to('/company/open/offline'));
      expect(verdict({ ...given, stdOpenSwitch: true }, '/company/open/index')).toEqual(
        to('/company/standardOpen/offline'),
      );
      expect(verdict(given, '/company/open/offline')).toEqual(allow);
      expect(verdict(given, '/company/landing')).toEqual(allow);
    },
  );

  test.each(['12012', '12015', '12017'])(
    'opens to %s the opening pages of the company, but not the home of the product',
    (code) => {
      expect(verdict({ ...unopened, code }, '/company/open/index')).toEqual(allow);
      expect(verdict({ ...unopened, code }, '/company/standardOpen/flowNew/:step')).toEqual(allow);
      const offline = { ...unopened, code, flowType: 'OFFLINE' as const };
      expect(verdict(offline, '/company/open/index')).toEqual(to('/company/open/offline'));
      expect(verdict(offline, '/company/open/offline')).toEqual(allow);
      // The homes of the product stay closed until it is opened.
      expect(verdict({ ...unopened, code }, '/fenxiao/index')).toEqual(to('/company/landing'));
    },
  );

  test('allows the page behind 立即开通, for every product that is opened on the web', () => {
    const elsewhere: readonly string[] = ['12000', '12007', '12029', '12035'];
    for (const { code } of Object.values(catalogue).filter((product) => !elsewhere.includes(product.code)))
      for (const userTag of [undefined, 'pop'] as const)
        for (const action of ['standard-open', 'company-open'] as const) {
          const viewer = session({ ...unopened, code, userTag });
          if (viewer.product === undefined) throw new Error(`no product ${code}`);
          const path =
            openDestination(action, { product: viewer.product, upgrade: false }).split('?')[0] ?? '';
          const route = pages.find((page) => matchPath(page.path, path));
          if (route === undefined) throw new Error(`no page at ${path}`);
          expect(guard(viewer, { route, query: new URLSearchParams() }), `${code} at ${path}`).toEqual(allow);
        }
  });

  test('shows 12007 a message and no opening page', () => {
    const dialog = { kind: 'dialog', dialog: 'app-only' };
    expect(verdict({ ...unopened, code: '12007' }, '/company/open/index')).toEqual({
      ...dialog,
      to: '/company/landing',
    });
    expect(verdict({ ...unopened, code: '12007' }, '/company/landing')).toEqual(dialog);
  });
});

describe('missing product', () => {
  const dialog = { kind: 'dialog', dialog: 'unsupported-product' };

  test.each(['12000', '12029'])('refuses %s, which has no pages here', (code) => {
    expect(verdict({ code }, '/company/index')).toEqual({ ...dialog, to: '/company/landing' });
  });

  test('shows the dialog for a product that does not exist, except in the help centre', () => {
    expect(verdict({ isLogin: false, code: '99999' }, '/company/landing')).toEqual(dialog);
    expect(verdict({ code: '99999' }, '/help/problemList')).toEqual(allow);
  });
});

test('never redirects twice, for any product, state and route', () => {
  const pathsOfPages = new Set(pages.map((route) => route.path));
  for (const code of [
    undefined,
    '12000',
    '12003',
    '12007',
    '12008',
    '12012',
    '12017',
    '12023',
    '12035',
    '12037',
    '12029',
  ]) {
    for (const state of [
      { isLogin: false, opened: false },
      { opened: false },
      { opened: true },
      { opened: false, flowType: 'OFFLINE' as const },
    ]) {
      for (const { path } of pages) {
        const given = { ...(code === undefined ? {} : { code }), ...state };
        // One arrival for both: the address is read once per page load.
        const arrived = session(given, new URLSearchParams(), path);
        const at = (route: PageRoute) => guard(arrived, { route, query: new URLSearchParams() });
        const first = at(routeAt(path));
        const next = 'to' in first ? first.to : undefined;
        if (next === undefined) continue;
        expect(pathsOfPages, `${String(code)} ${path}`).toContain(next);
        const second = at(routeAt(next));
        expect('to' in second, `${String(code)} ${path} -> ${next} -> ${JSON.stringify(second)}`).toBe(false);
      }
    }
  }
});
