import { expect, test, vi } from 'vitest';
import type { Outputs } from '#generated/provisional/io.ts';
import { arrivalOf } from './arrival.ts';
import { flowTypeOf } from './flowType.ts';
import { globalStateOf } from './globalState.ts';
import { isChild, isFrozen, isParent } from './roles.ts';
import { composeSession, type SessionFacts } from './session.ts';
import { userInfoOf } from './userInfo.ts';

const user: Outputs['getUserInfo'] = {
  jdpin: 'hechuan',
  companyName: '禾川贸易有限公司',
  status: '1601',
  acctType: '1901',
};
const open: SessionFacts['open'] = {
  code: 'OPENED',
  productCode: '12003',
  extMap: { companyName: '禾川贸易有限公司', factoringType: 'CLEAR_FACTORING', bpinUser: true },
};
const arrival = (query = '') =>
  arrivalOf(new URLSearchParams(query), { getItem: () => null, setItem: () => undefined });
const session = (facts: SessionFacts, query?: string) => composeSession(arrival(query), facts);

test('fills the eight fields of openStatus', { tags: ['entity-global-openstatus'] }, () => {
  const { openStatus, product } = session({ open, user });
  expect(openStatus).toEqual({
    bindCompany: true,
    factoringType: 'CLEAR_FACTORING',
    bpinUser: true,
    extMap: open.extMap,
    productCode: '12003',
    product,
    opened: true,
    needLogin: false,
  });
  expect(product?.name).toBe('企业金采');
  const visitor = session({ open: { code: 'NOT_LOGIN', productCode: '12003', extMap: {} } });
  expect(visitor.openStatus).toMatchObject({ needLogin: true, opened: false, bindCompany: false });
});

test('fills productList from the response, empty before', { tags: ['entity-global-productlist'] }, () => {
  const products = [
    { productCode: '12003', unPayStatus: true },
    { productCode: '12010', unPayStatus: false },
  ] as const;
  expect(session({ open, user, products }).productList).toEqual(products);
  expect(session({ open, user }).productList).toEqual([]);
});

test(
  'fills the nine fields of userInfo, the nickname of its own response first',
  { tags: ['entity-global-userinfo'] },
  () => {
    expect(Object.keys(session({ open, user, nickname: '禾川采购' }).userInfo ?? {}).sort()).toEqual([
      'acctType',
      'companyName',
      'jdpin',
      'nickname',
      'openChannel',
      'permissionType',
      'phone',
      'status',
      'userTag',
    ]);
    expect(userInfoOf({ ...user, nickname: 'A' }, undefined).nickname).toBe('A');
    expect(userInfoOf({ ...user, nickname: 'A' }, 'B').nickname).toBe('B');
  },
);

test(
  'sets permissionType to 0 where it is missing',
  { tags: ['entity-userinfo-permissiontype-default'] },
  () => {
    expect(userInfoOf(user, undefined).permissionType).toBe(0);
    expect(userInfoOf({ ...user, permissionType: 2 }, undefined).permissionType).toBe(2);
  },
);

test(
  'knows account type 1901 as parent and 1902 as child',
  { tags: ['acct-type-1901', 'acct-type-1902'] },
  () => {
    expect(isParent('1901')).toBe(true);
    expect(isParent('1902')).toBe(false);
    expect(isChild('1902')).toBe(true);
    expect(isChild('1901')).toBe(false);
    expect([isParent(undefined), isChild(undefined)]).toEqual([false, false]);
  },
);

test('treats account status 1602 as frozen', { tags: ['acct-status-1602'] }, () => {
  expect(isFrozen('1602')).toBe(true);
  expect(isFrozen('1601')).toBe(false);
  expect(session({ open, user: { ...user, status: '1602' } }).isFreeze).toBe(true);
});

test('has an empty flow type if an opened user has no flow', { tags: ['flow-renew-fail-opened'] }, () => {
  expect(flowTypeOf(undefined, true)).toBe('');
  expect(session({ open, user }).flowType).toBe('');
});

test(
  'has the flow type NORMAL if an unopened user has no flow',
  { tags: ['flow-renew-fail-unopened'] },
  () => {
    expect(flowTypeOf(undefined, false)).toBe('NORMAL');
    expect(session({ open: { ...open, code: 'UNOPENED' }, user }).flowType).toBe('NORMAL');
    expect(flowTypeOf({ flowType: 'OFFLINE' }, false)).toBe('OFFLINE');
  },
);

test(
  'has exactly fifteen fields of global state, one of them only for the platform product',
  { tags: ['entity-global-state'] },
  () => {
    const menu = { version: 'new', groups: [] } as const;
    const state = globalStateOf(session({ open, user }), {
      menu,
      globalNoticeList: [],
      publicKey: undefined,
    });
    expect(Object.keys(state).sort()).toEqual(
      [
        'isLogin',
        'openStatus',
        'productCode',
        'productList',
        'userInfo',
        'isFreeze',
        'menuList',
        'recommendCode',
        'openEnChannel',
        'flowType',
        'auditControlInfo',
        'globalNoticeList',
        'publicKey',
        'stdOpenSwitch',
        'platformAccessProductCode',
      ].sort(),
    );
    expect(state.platformAccessProductCode).toBeUndefined();
    const platform = session({ open: { ...open, productCode: '12035' }, user });
    const platformState = globalStateOf(platform, { menu, globalNoticeList: [], publicKey: 'K' });
    expect(platformState).toMatchObject({ platformAccessProductCode: '12035', publicKey: 'K' });
  },
);

test(
  'sets the frame-initialised flag on the first frame load only',
  { tags: ['frame-initialised-flag'] },
  async () => {
    vi.resetModules();
    const { isFrameInitialised, markFrameInitialised } = await import('./frameInitialised.ts');
    expect(isFrameInitialised()).toBe(false);
    expect(markFrameInitialised()).toBe(true);
    expect(isFrameInitialised()).toBe(true);
    expect(markFrameInitialised()).toBe(false);
  },
);
