/** Store actions for which spec 1 §7 gives no path: the path that the portal calls, and the part of the session that each fills. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import '../api/defaultClient.ts';
import { providerAnswers } from '../api/testing.ts';
import { arrivalOf } from './arrival.ts';
import { needSignQuery } from './badgeQueries.ts';
import { menuBadges } from './menuBadges.ts';
import { openInfoQuery, productListQuery, stdOpenQuery, userInfoQuery } from './queries.ts';
import { composeSession } from './session.ts';

const arrival = arrivalOf(new URLSearchParams('productCode=12003'), {
  getItem: () => null,
  setItem: () => undefined,
});
const standard = (resultData: unknown) => ({
  body: { resultCode: '0000000', resultMsg: '成功', resultData },
});
const legacy = (data: unknown) => ({ body: { code: '0000', msg: '成功', data } });
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const open = {
  code: 'OPENED',
  productCode: '12003',
  extMap: { companyName: '杭州禾川工业设备有限公司', bpinUser: true },
} as const;
const pathOf = (requests: readonly Request[]) => new URL(requests[0]!.url).pathname;

afterEach(() => vi.unstubAllGlobals());

test('getUserInfo fills userInfo', { tags: ['ep-store-getuserinfo'] }, async () => {
  const user = {
    jdpin: 'hechuan_caigou',
    companyName: '杭州禾川工业设备有限公司',
    phone: '13800006027',
    status: '1601',
    acctType: '1901',
    permissionType: 0,
    userTag: 'normal',
  };
  const { requests } = providerAnswers(standard(user));
  const answer = await client().fetchQuery(userInfoQuery('12003'));
  expect(pathOf(requests)).toBe('/provisional/user/getUserInfo');
  const session = composeSession(arrival, { open, user: answer });
  expect(session.userInfo).toMatchObject(user);
  expect(session.isParent).toBe(true);
});

test('getProductList fills productList', { tags: ['ep-store-getproductlist'] }, async () => {
  const products = [
    { productCode: '12003', unPayStatus: true },
    { productCode: '12012', unPayStatus: false },
  ];
  const { requests } = providerAnswers(legacy(products));
  const answer = await client().fetchQuery(productListQuery());
  expect(pathOf(requests)).toBe('/api/v1/smbaccess/queryOpenProductsAndUnPayStatus');
  expect(composeSession(arrival, { open, products: answer }).productList).toEqual(products);
});

test(
  'queryNeedSignContractList fills the badge of contracts to sign',
  { tags: ['ep-store-needsign'] },
  async () => {
    const list = { contractList: [], count: 2, showPosition: ['serviceContract'] };
    const { requests } = providerAnswers(standard(list));
    const needSign = await client().fetchQuery(needSignQuery('12003'));
    expect(pathOf(requests)).toBe('/provisional/contract/queryNeedSignContractList');
    expect(needSign.count).toBe(2);
    expect(menuBadges({ needSign }, { flowType: 'NORMAL', auditControlInfo: undefined }).toSign).toBe(true);
  },
);

test.each([
  ['OPEN', true],
  ['CLOSE', false],
])(
  'after the response %s of the credit switch, stdOpenSwitch is %s',
  { tags: ['ep-store-creditswitch'] },
  async (targetVersion, on) => {
    const { requests } = providerAnswers(standard({ targetVersion }));
    const options = stdOpenQuery('12003');
    const stdOpen = options.select!(await client().fetchQuery(options));
    expect(pathOf(requests)).toBe('/jcstd-api/std/page/std-platform/router/versionCompute');
    expect(await requests[0]!.json()).toMatchObject({ productCode: '12003', scene: 'NEW_CREDIT_ROUTE' });
    expect(composeSession(arrival, { open, stdOpen }).stdOpenSwitch).toBe(on);
  },
);

test('queryProductOpenInfo fills openStatus', { tags: ['ep-store-openstatus'] }, async () => {
  const { requests } = providerAnswers(standard(open));
  const answer = await client().fetchQuery(openInfoQuery(arrival));
  expect(pathOf(requests)).toBe('/jcstd-api/jc/stdjc/page/product/queryProductOpenInfo');
  expect(composeSession(arrival, { open: answer }).openStatus).toMatchObject({
    bindCompany: true,
    factoringType: undefined,
    bpinUser: true,
    extMap: open.extMap,
    productCode: '12003',
    opened: true,
    needLogin: false,
  });
});
