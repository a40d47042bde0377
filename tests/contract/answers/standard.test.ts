/** Tests endpoints and envelope of the standard service; each row is a requirement (spec 1 §7, §8). */
import { expect, test } from 'vitest';
import { operations } from '#generated/standard/operations.ts';
import { examples } from '#tools/contract/examples.ts';
import { dataOf, provider } from '../tools/provider.ts';

const productCode = '12003';

interface EndpointRow {
  id: string;
  operation: string;
  path: string;
  input: Record<string, unknown>;
  scenario?: string;
  data: unknown;
}

const authRequest = {
  bizType: 'COUPON_DRAW',
  returnUrl: '/front/company/myCoupons',
  attach: 'from-coupons',
  fingerprint: 'A7QXK2',
  extData: {},
  bizParam: { productCode },
};

const authCheck = {
  needAuth: true,
  verifyUrl: '/_sim/ext/auth?authFlowNo=RZ202611120001&returnUrl=%2Ffront%2Fcompany%2FmyCoupons',
  authFlowNo: 'RZ202611120001',
  isUpperFailLimit: false,
};

const rows: EndpointRow[] = [
  {
    id: 'ep-std-queryproductopeninfo',
    operation: 'queryProductOpenInfo',
    path: '/jcstd-api/jc/stdjc/page/product/queryProductOpenInfo',
    input: { defaultProductCode: productCode, needLogin: true, enChannel: 'PC' },
    data: {
      productCode,
      code: 'OPENED',
      extMap: expect.objectContaining({ companyName: '杭州禾川工业设备有限公司' }),
    },
  },
  {
    id: 'entity-openstatus-extmap',
    operation: 'queryProductOpenInfo',
    path: '/jcstd-api/jc/stdjc/page/product/queryProductOpenInfo',
    input: { defaultProductCode: '12023', needLogin: true },
    scenario: 'unclear-factoring',
    data: expect.objectContaining({
      extMap: { companyName: '杭州禾川工业设备有限公司', factoringType: 'UNCLEAR_FACTORING', bpinUser: true },
    }),
  },
  {
    id: 'ep-std-queryavailchannelcoupons',
    operation: 'queryAvailChannelCoupons',
    path: '/jcstd-api/jc/stdjc/page/coupon/queryAvailChannelCoupons',
    input: { productCode, eid: 'A7QXK2', fp: '5d1e0c7a92b4', sdkToken: 'jdd03A7QXK2' },
    data: {
      channelCoupons: [
        expect.objectContaining({ activityNo: 'HD20261111001', couponAmount: 50 }),
        expect.objectContaining({ activityNo: 'HD20261111002', couponAmount: 20 }),
      ],
    },
  },
  {
    id: 'ep-std-querycouponinfo',
    operation: 'queryCouponInfo',
    path: '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo',
    input: { productCode, channel: 'PC' },
    data: expect.objectContaining({ availableCouponNum: 3 }),
  },
  {
    id: 'entity-coupon-info',
    operation: 'queryCouponInfo',
    path: '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo',
    input: { productCode },
    data: {
      availableCouponNum: 3,
      waitReceiveCouponNum: 2,
      isAboutExpire: true,
      myCoupon: { couponId: 'YHQ202611120001', couponAmount: 100 },
    },
  },
  {
    id: 'ep-std-queryuseraccessqualification',
    operation: 'queryUserAccessQualification',
    path: '/jcstd-api/jc/stdjc/page/access/queryUserAccessQualification',
    input: { requiredAccessTypeInfoList: [{ accessType: 'CREDIT_EXPIRED' }] },
    scenario: 'credit-expiring',
    data: [{ accessType: 'CREDIT_EXPIRED', operationCode: 'APPLICABLE', data: { daysUntilExpiration: 28 } }],
  },
  {
    id: 'ep-std-computeactioncodeversion',
    operation: 'computeActionCodeVersion',
    path: '/jcstd-api/jc/stdjc/page/route/computeActionCodeVersion',
    input: { productCode, actionCode: 'INCREASE_LIMIT_ENTRANCE' },
    data: { targetVersion: 'OPEN' },
  },
  {
    id: 'ep-std-versioncompute',
    operation: 'versionCompute',
    path: '/jcstd-api/std/page/std-platform/router/versionCompute',
    input: { productCode, scene: 'NEW_CREDIT_ROUTE' },
    data: { targetVersion: 'OPEN' },
  },
  {
    id: 'ep-std-levelprogress',
    operation: 'queryCompanyLevelProgress',
    path: '/jcstd-api/jc/stdjc/page/companyLevel/queryCompanyLevelProgress',
    input: { productCode },
    data: expect.objectContaining({
      userLevel: 'V5',
      userTimeLevel: 'm12_36',
      userPromiseLevel: 'diamond',
      userTradeAmount: 2146800,
      nextUserLevel: 'V6',
      nextLevelNeedTradeAmount: 853200,
      highestLevel: false,
      updating: false,
    }),
  },
  {
    id: 'ep-std-levelmedals',
    operation: 'queryCompanyLevelMedals',
    path: '/jcstd-api/jc/stdjc/page/companyLevel/queryCompanyLevelMedals',
    input: { productCode },
    data: {
      timeMedal: { lit: true, level: 'm12_36', months: 29 },
      vipMedal: { lit: true, creditAmount: 1_200_000 },
      unOverdueMedal: { lit: true, level: 'diamond' },
    },
  },
  {
    id: 'ep-std-levelrights',
    operation: 'queryCompanyLevelRights',
    path: '/jcstd-api/jc/stdjc/page/companyLevel/queryCompanyLevelRights',
    input: { userLevel: 'V4' },
    data: expect.objectContaining({ billingPeriodRes: { periodList: ['5106', '5107'] } }),
  },
  {
    id: 'ep-std-settleproofsigncheck',
    operation: 'settleProofSignCheck',
    path: '/jcstd-api/jc/stdjc/page/settleProof/settleProofSignCheck',
    input: { productCode },
    data: { showTab: true },
  },
  {
    id: 'entity-settleproof-showtab',
    operation: 'settleProofSignCheck',
    path: '/jcstd-api/jc/stdjc/page/settleProof/settleProofSignCheck',
    input: { productCode },
    scenario: 'no-settle-proof',
    data: { showTab: false },
  },
  {
    id: 'ep-std-checkneedauth',
    operation: 'checkNeedAuth',
    path: '/jcstd-api/jc/stdjc/page/auth/checkNeedAuth',
    input: authRequest,
    scenario: 'auth-needed',
    data: authCheck,
  },
  {
    id: 'ep-std-queryacpauthurl',
    operation: 'queryAcpAuthUrl',
    path: '/jcstd-api/jc/stdjc/page/auth/queryAcpAuthUrl',
    input: authRequest,
    scenario: 'auth-needed',
    data: authCheck,
  },
];

for (const { id, operation, path, input, scenario, data } of rows)
  test(`serves POST ${path} as documented, and no other method`, { tags: [id] }, async () => {
    const { call, fetch } = await provider(scenario);
    const answer = await call('standard', operation, input);
    expect(answer.status).toBe(200);
    expect(answer.url).toBe(path);
    expect(dataOf(answer)).toEqual(data);
    expect((await fetch(path)).status).toBe(405);
  });

test('returns resultCode, resultMsg, resultData, extData', { tags: ['envelope-std'] }, async () => {
  const { call } = await provider();
  const { body } = await call('standard', 'queryCouponInfo', { productCode });
  expect(Object.keys(body).sort()).toEqual(['extData', 'resultCode', 'resultData', 'resultMsg']);
});

/** Scenario, operation and code of each error row with a state: the scenario must make the operation return the code. */
const states = Object.values(operations).flatMap(({ id, errors }) =>
  errors.flatMap((row) =>
    row.when === 'state' ? [[row.scenario, id, row.code] satisfies [string, string, string]] : [],
  ),
);

test.each([
  ...states,
  ['std-9999999', 'queryCompanyLevelProgress', '9999999'],
  ['std-0000006', 'queryCompanyLevelProgress', '0000006'],
  ['logged-out', 'queryCompanyLevelMedals', '0000006'],
])('scenario %s makes %s return %s', async (scenario, operation, code) => {
  const { call } = await provider(scenario);
  const [input] = Object.values(examples.standard[operation]?.request ?? {});
  const { body } = await call('standard', operation, input as Record<string, unknown>);
  expect(body['resultCode']).toBe(code);
  expect(body['resultMsg']).toMatch(/\p{Script=Han}/u);
});

test('returns the open status to visitors unless the page needs a login', async () => {
  const { call } = await provider('logged-out');
  const visitor = await call('standard', 'queryProductOpenInfo', {
    defaultProductCode: productCode,
    needLogin: false,
  });
  expect(dataOf(visitor)).toEqual({ productCode, code: 'NOT_LOGIN', extMap: {} });
  const refused = await call('standard', 'queryProductOpenInfo', {
    defaultProductCode: productCode,
    needLogin: true,
  });
  expect(refused.body['resultCode']).toBe('0000006');
});

test('gives no link after five failed face authentications a day', async () => {
  const { call } = await provider('face-limit-reached');
  const answer = await call('standard', 'checkNeedAuth', authRequest);
  expect(dataOf(answer)).toEqual({ needAuth: true, isUpperFailLimit: true });
});
