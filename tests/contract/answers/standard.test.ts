/** Tests endpoints and envelope of the standard service; each row is a requirement (spec 1 §7, §8). */
import { expect, test } from 'vitest';
import { operations } from '#generated/standard/operations.ts';
import { examples } from '#tools/contract/examples.ts';
import { dataOf, provider } from '../tools/provider.ts';
import { post, testEndpoints } from './endpoints.ts';

const productCode = '12003';

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

testEndpoints('standard', '/jcstd-api/jc/stdjc/page/', [
  post(
    'ep-std-queryproductopeninfo',
    'product/queryProductOpenInfo',
    { defaultProductCode: productCode, needLogin: true, enChannel: 'PC' },
    {
      productCode,
      code: 'OPENED',
      extMap: expect.objectContaining({ companyName: '杭州禾川工业设备有限公司' }),
    },
  ),
  post(
    'entity-openstatus-extmap',
    'product/queryProductOpenInfo',
    { defaultProductCode: '12023', needLogin: true },
    expect.objectContaining({
      extMap: { companyName: '杭州禾川工业设备有限公司', factoringType: 'UNCLEAR_FACTORING', bpinUser: true },
    }),
    'unclear-factoring',
  ),
  post(
    'ep-std-queryavailchannelcoupons',
    'coupon/queryAvailChannelCoupons',
    { productCode, eid: 'A7QXK2', fp: '5d1e0c7a92b4', sdkToken: 'jdd03A7QXK2' },
    {
      channelCoupons: [
        expect.objectContaining({ activityNo: 'HD20261111001', couponAmount: 50 }),
        expect.objectContaining({ activityNo: 'HD20261111002', couponAmount: 20 }),
      ],
    },
  ),
  post(
    'ep-std-querycouponinfo',
    'coupon/queryCouponInfo',
    { productCode, channel: 'PC' },
    expect.objectContaining({ availableCouponNum: 3 }),
  ),
  post(
    'entity-coupon-info',
    'coupon/queryCouponInfo',
    { productCode },
    {
      availableCouponNum: 3,
      waitReceiveCouponNum: 2,
      isAboutExpire: true,
      myCoupon: { couponId: 'YHQ202611120001', couponAmount: 100 },
    },
  ),
  post(
    'ep-std-queryuseraccessqualification',
    'access/queryUserAccessQualification',
    { requiredAccessTypeInfoList: [{ accessType: 'CREDIT_EXPIRED' }] },
    [{ accessType: 'CREDIT_EXPIRED', operationCode: 'APPLICABLE', data: { daysUntilExpiration: 28 } }],
    'credit-expiring',
  ),
  post(
    'ep-std-computeactioncodeversion',
    'route/computeActionCodeVersion',
    { productCode, actionCode: 'INCREASE_LIMIT_ENTRANCE' },
    { targetVersion: 'OPEN' },
  ),
  post(
    'ep-std-versioncompute',
    '/jcstd-api/std/page/std-platform/router/versionCompute',
    { productCode, scene: 'NEW_CREDIT_ROUTE' },
    { targetVersion: 'OPEN' },
  ),
  post(
    'ep-std-levelprogress',
    'companyLevel/queryCompanyLevelProgress',
    { productCode },
    expect.objectContaining({
      userLevel: 'V5',
      userTimeLevel: 'm12_36',
      userPromiseLevel: 'diamond',
      userTradeAmount: 2146800,
      nextUserLevel: 'V6',
      nextLevelNeedTradeAmount: 853200,
      highestLevel: false,
      updating: false,
    }),
  ),
  post(
    'ep-std-levelmedals',
    'companyLevel/queryCompanyLevelMedals',
    { productCode },
    {
      timeMedal: { lit: true, level: 'm12_36', months: 29 },
      vipMedal: { lit: true, creditAmount: 1_200_000 },
      unOverdueMedal: { lit: true, level: 'diamond' },
    },
  ),
  post(
    'ep-std-levelrights',
    'companyLevel/queryCompanyLevelRights',
    { userLevel: 'V4' },
    expect.objectContaining({ billingPeriodRes: { periodList: ['5106', '5107'] } }),
  ),
  post('ep-std-settleproofsigncheck', 'settleProof/settleProofSignCheck', { productCode }, { showTab: true }),
  post(
    'entity-settleproof-showtab',
    'settleProof/settleProofSignCheck',
    { productCode },
    { showTab: false },
    'no-settle-proof',
  ),
  post('ep-std-checkneedauth', 'auth/checkNeedAuth', authRequest, authCheck, 'auth-needed'),
  post('ep-std-queryacpauthurl', 'auth/queryAcpAuthUrl', authRequest, authCheck, 'auth-needed'),
]);

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
