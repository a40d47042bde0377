/** Tests that later reads show a write at the gateway, and that a refusal changes nothing (spec 2 §4-§8). */
import { expect, test } from 'vitest';
import { gateway, legacy, provisional } from '#generated/clients.ts';
import { setClock } from '#generated/control/client.ts';
import { dataOf, provider, signature, type Provider } from '../tools/provider.ts';

const productCode = '12003' as const;

const faceSign = {
  productCode,
  returnUrl: '/front/company/index',
  clientType: 'pc' as const,
  upContract: { noFaceContractList: [], faceContractList: [] },
  signature,
};

type OpenStatus = Parameters<typeof gateway.verifyAuthAndSaveUpContract>[0]['authData']['openStatus'];

/** Begins the face check of a contract, and ends it as a tester does on the simulated page. */
async function passFaceCheck<Status extends OpenStatus>(session: Provider, openStatus: Status) {
  const { openUrl } = await gateway.contractUpSign(faceSign, session);
  const form = {
    method: 'POST',
    body: new URLSearchParams({ openStatus }),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  };
  const back = (await session.fetch(openUrl, form)).headers.get('location') ?? '';
  const query = new URLSearchParams(back.split('?')[1]);
  expect(query.get('openStatus')).toBe(openStatus);
  return { openStatus, authFlowNo: query.get('authFlowNo') ?? '' };
}

test(
  'signs the contracts after a passed face check',
  { tags: ['ep-gw-verifyauthandsaveupcontract'] },
  async () => {
    const session = await provider('face-contract');
    const authData = await passFaceCheck(session, '8');
    expect(authData).toEqual({ openStatus: '8', authFlowNo: 'RZ202611120001' });
    const answer = await session.call('gateway', 'verifyAuthAndSaveUpContract', {
      productCode,
      authData,
      signature,
    });
    expect(answer.url).toBe('/gateway/api/v1/contract/verifyAuthAndSaveUpContract');
    expect(dataOf(answer)).toBe(true);
    expect(await legacy.contractUpgradeCheck({}, session)).toEqual({
      contractPlace: [],
      upContract: { noFaceContractList: [], faceContractList: [] },
    });
  },
);

test.each(['0', '4', '9', '10', '15'] as const)(
  'signs nothing with face status %s, even if the portal claims a passed check',
  async (openStatus) => {
    const session = await provider('face-auth-failure');
    const authData = await passFaceCheck(session, openStatus);
    const claimed = { productCode, authData: { ...authData, openStatus: '8' as const }, signature };
    for (const input of [{ productCode, authData, signature }, claimed])
      expect((await gateway.verifyAuthAndSaveUpContract.result(input, session)).code).toBe('9305');
    expect(await provisional.queryNeedSignContractList({}, session)).toMatchObject({ count: 1 });
  },
);

test('signs a contract without a face check once, and removes it from the list', async () => {
  const session = await provider('both-contracts');
  const contract = { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.4', signContractType: 'CONFIRM' };
  const sign = { productCode, clientType: 'pc' as const, ...contract };
  expect(await gateway.signContractsForCreditCompliance(sign, session)).toBe(true);
  expect((await gateway.signContractsForCreditCompliance.result(sign, session)).code).toBe('9304');
  expect(await legacy.contractUpgradeCheck({}, session)).toMatchObject({
    upContract: { noFaceContractList: [], faceContractList: [{ templateNo: 'QYJC-FW-003' }] },
  });
});

for (const { id, operateBtnType } of [
  { id: 'notice-sure-0', operateBtnType: 0 },
  { id: 'notice-ignore-1', operateBtnType: 1 },
] as const)
  test(`ends the notice by affirm with operateBtnType ${operateBtnType}`, { tags: [id] }, async () => {
    const session = await provider('upgrade-notice');
    const [{ afficheNo } = { afficheNo: '' }] = await gateway.queryAfficheList({}, session);
    expect(await gateway.affirm({ afficheNo, operateBtnType }, session)).toBe(true);
    expect(await gateway.queryAfficheList({}, session)).toEqual([]);
  });

test(
  'affirm accepts 0 and 1 as operateBtnType, and refuses 2',
  { tags: ['ep-gw-afficheaffirm'] },
  async () => {
    const session = await provider('upgrade-notice');
    const affirm = (operateBtnType: number) =>
      session.call('gateway', 'affirm', { afficheNo: 'GG20261101', productCode, operateBtnType });
    expect((await affirm(2)).outcome.code).toBe('E9000001');
    for (const operateBtnType of [0, 1]) {
      const answer = await affirm(operateBtnType);
      expect(answer.url).toBe('/gateway/jc/stdjc/page/affiche/task/affirm');
      expect(dataOf(answer)).toBe(true);
    }
  },
);

test.each([
  [true, 41276.8, 'ALL_USER'],
  [false, 12870.5, 'hechuan_caigou'],
])(
  'companyAllOrderBill %s creates quick bills of %d yuan for %s',
  { tags: ['quickbill-company-flag'] },
  async (companyAllOrderBill, quickBillAmount, quickBillUser) => {
    const session = await provider();
    expect(await gateway.orderQuickBill({ productCode, companyAllOrderBill }, session)).toMatchObject({
      status: 'billing',
      quickBillAmount,
      quickBillUser,
    });
  },
);

test('blocks another quick bill until the first is among the bills; then nothing is left to bill', async () => {
  const session = await provider();
  await gateway.orderQuickBill({ productCode, companyAllOrderBill: true }, session);
  expect(
    (await gateway.orderQuickBill.result({ productCode, companyAllOrderBill: false }, session)).code,
  ).toBe('9301');
  await setClock({ at: '2026-11-13T09:00:00+08:00' }, session);
  expect(await gateway.userDataV2({}, session)).toMatchObject({
    repayAmtVo: { sumNrDefer: 0, acctSumAmount: 310902.54 },
  });
  expect(
    (await gateway.orderQuickBill.result({ productCode, companyAllOrderBill: true }, session)).code,
  ).toBe('9303');
});

test.each([
  ['billing-in-progress', '9301'],
  ['quick-bill-closed', '9302'],
  ['nothing-unbilled', '9303'],
])('in scenario %s refuses a quick bill with %s, without changes', async (scenario, code) => {
  const session = await provider(scenario);
  const before = await gateway.userDataV2({}, session);
  expect(
    (await gateway.orderQuickBill.result({ productCode, companyAllOrderBill: true }, session)).code,
  ).toBe(code);
  expect(await gateway.userDataV2({}, session)).toEqual(before);
});

test('a quick bill of a child has only its own loans, whatever it requests', async () => {
  const session = await provider('child-account');
  expect(await gateway.orderQuickBill({ productCode, companyAllOrderBill: true }, session)).toMatchObject({
    quickBillAmount: 17372.6,
    quickBillUser: 'hechuan_cg02',
  });
});

test('refuses the data of quick bills for other products and to POP users', async () => {
  const session = await provider();
  expect((await gateway.queryQuickBillData.result({ productCode: '12012' }, session)).code).toBe('9204');
  const pop = await provider('pop-user');
  expect((await gateway.queryQuickBillData.result({ productCode: '12008' }, pop)).code).toBe('9204');
});

test('gives one coupon per draw, and refuses a second draw and an empty stock', async () => {
  const session = await provider('vip-coupons');
  const input = { productCode: '12025', activityId: 'HD20261112101', signature, system: 'STD' } as const;
  const draw = () => session.call('gateway', 'drawCouponsStdjc', input);
  const before = await gateway.queryCouponInfo({}, session);
  expect(dataOf(await draw())).toEqual({ receiveResult: true });
  expect((await draw()).outcome.code).toBe('E9300001');
  expect(await gateway.queryCouponInfo({}, session)).toMatchObject({
    availableCouponNum: before.availableCouponNum + 1,
  });
  const soldOut = await provider('coupons-run-out');
  expect((await gateway.drawCouponsStdjc.result(input, soldOut)).code).toBe('E9300001');
});

test('shows the guidance of a withdrawal until it is read', async () => {
  const session = await provider();
  const input = { productCode, accountNo: '8801220611736027' };
  expect(await gateway.vasWithdrawalCheck(input, session)).toEqual({ showGuidance: true, showButton: true });
  await gateway.signGuidanceRead(input, session);
  expect(await gateway.vasWithdrawalCheck(input, session)).toEqual({ showGuidance: false, showButton: true });
});

test('blocks a withdrawal while amounts are pending', async () => {
  const input = { productCode, accountNo: '8801220611736027' };
  const blocked = await provider('withdrawal-blocked');
  expect((await gateway.vasWithdrawalCheck.result(input, blocked)).code).toBe('E9300002');
});

test.each([
  [
    'frozen-quota',
    { surplusQuota: 0, quotaStatus: '10', status: '1601', riskFrozenStatus: '00', sumFrzQuota: 810779.2 },
  ],
  [
    'frozen-by-account-status',
    { surplusQuota: 0, quotaStatus: '00', status: '1602', riskFrozenStatus: '00' },
  ],
  ['risk-frozen', { surplusQuota: 0, quotaStatus: '00', status: '1601', riskFrozenStatus: '10' }],
  ['frozen-and-overdue', { surplusQuota: 0, quotaStatus: '10', sumFrzQuota: 786429.2 }],
  ['cap-quota', { surplusQuota: 750779.2, quotaType: '3002' }],
])('shows the quota of scenario %s in the home data', async (scenario, userQuotaVo) => {
  expect(await gateway.userDataV2({}, await provider(scenario))).toMatchObject({ userQuotaVo });
});

test.each([
  ['session-expired', '805'],
  ['session-ended', '801'],
  ['gateway-fault', '500'],
  ['logged-out', '801'],
])(
  'scenario %s returns %s with a Chinese message and no data in the outer envelope',
  async (scenario, code) => {
    const { body } = await (await provider(scenario)).call('gateway', 'userDataV2', { productCode });
    expect(body).toMatchObject({ resultCode: code, resultMsg: expect.stringMatching(/\p{Script=Han}/u) });
    expect(body).not.toHaveProperty('resultData');
  },
);

test('refuses a child the signing of contracts and the data of accounts', async () => {
  const child = await provider('contract-child');
  expect((await gateway.contractUpSign.result(faceSign, child)).code).toBe('9203');
  expect((await gateway.queryDetailInfo.result({ accountType: '' }, child)).code).toBe('E9000002');
});

test('refuses a signed call without its headers in the outer envelope', async () => {
  const session = await provider('vip-coupons');
  const reqData = JSON.stringify({
    productCode: '12025' as const,
    activityId: 'HD20261112101',
    signature,
    system: 'STD' as const,
  });
  const path = '/gateway/gw2/generic/jcxd/h5/m/drawCouponsStdjc';
  const response = await session.fetch(path, { method: 'POST', body: JSON.stringify({ reqData, eid: '' }) });
  expect(await response.json()).toMatchObject({ resultCode: '403' });
});

test('shows the welcome once for each product and account', async () => {
  const type = 'FIRST_TIME_LOGIN_WELCOME';
  const session = await provider('welcome');
  const due = async (productCode: '12003' | '12010') =>
    (await gateway.queryPopUpsInfo({ productCode, type }, session)).isPopUps;
  expect(await provisional.closeWelcome({}, session)).toBe(true);
  expect([await due('12003'), await due('12010')]).toEqual([false, true]);
  await session.fetch('/_sim/ext/login', { method: 'POST', body: 'pin=hechuan_cg02' });
  expect(await due('12003')).toBe(true);
});
