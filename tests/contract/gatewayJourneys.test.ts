/** Writes at the gateway show in later reads, and refusals leave everything as it was (spec 2 §4-§8). */
import { expect, test } from 'vitest';
import { dataOf, provider, signature, type Answer, type Provider } from './provider.ts';

const productCode = '12003';

/** The inner code of a refusal, whatever the system calls it. */
const refusal = ({ body }: Answer): unknown => {
  const inner = body['resultData'] as Record<string, unknown> | undefined;
  return inner?.['resCode'] ?? inner?.['code'] ?? body['resultCode'];
};

async function read(
  session: Provider,
  operation: string,
  input: Record<string, unknown> = { productCode },
): Promise<unknown> {
  return dataOf('gateway', await session.call('gateway', operation, input));
}

const faceSign = {
  productCode,
  returnUrl: '/front/company/index',
  clientType: 'pc',
  upContract: { noFaceContractList: [], faceContractList: [] },
  signature,
};

/** Begins the face check of a contract and ends it as QA would on the simulated page. */
async function passFaceCheck(
  session: Provider,
  openStatus: string,
): Promise<{ openStatus: string; authFlowNo: string }> {
  const { openUrl } = (await read(session, 'contractUpSign', faceSign)) as { openUrl: string };
  const form = {
    method: 'POST',
    body: new URLSearchParams({ openStatus }),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  };
  const back = (await session.fetch(openUrl, form)).headers.get('location') ?? '';
  const query = new URLSearchParams(back.split('?')[1]);
  return { openStatus: query.get('openStatus') ?? '', authFlowNo: query.get('authFlowNo') ?? '' };
}

test('a passed face check signs the contracts [ep-gw-verifyauthandsaveupcontract]', async () => {
  const session = await provider('face-contract');
  const authData = await passFaceCheck(session, '8');
  expect(authData).toEqual({ openStatus: '8', authFlowNo: 'RZ202611120001' });
  const answer = await session.call('gateway', 'verifyAuthAndSaveUpContract', {
    productCode,
    authData,
    signature,
  });
  expect(answer.url).toBe('/gateway/api/v1/contract/verifyAuthAndSaveUpContract');
  expect(dataOf('gateway', answer)).toBe(true);
  const after = await session.call('legacy', 'contractUpgradeCheck', { productCode });
  expect(dataOf('legacy', after)).toEqual({
    contractPlace: [],
    upContract: { noFaceContractList: [], faceContractList: [] },
  });
});

test.each(['0', '4', '9', '10', '15'])(
  'face status %s is not a success: nothing is signed',
  async (openStatus) => {
    const session = await provider('face-auth-failure');
    const authData = await passFaceCheck(session, openStatus);
    const claimed = { productCode, authData: { ...authData, openStatus: '8' }, signature };
    for (const input of [{ productCode, authData, signature }, claimed])
      expect(refusal(await session.call('gateway', 'verifyAuthAndSaveUpContract', input))).toBe('9305');
    const after = await session.call('provisional', 'queryNeedSignContractList', { productCode });
    expect(dataOf('provisional', after)).toMatchObject({ count: 1 });
  },
);

test('signing without a face check takes the contract from the list', async () => {
  const session = await provider('both-contracts');
  const contract = { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.4', signContractType: 'CONFIRM' };
  const sign = { productCode, clientType: 'pc', ...contract };
  expect(await read(session, 'signContractsForCreditCompliance', sign)).toBe(true);
  expect(refusal(await session.call('gateway', 'signContractsForCreditCompliance', sign))).toBe('9304');
  const after = await session.call('legacy', 'contractUpgradeCheck', { productCode });
  expect(dataOf('legacy', after)).toMatchObject({
    upContract: { noFaceContractList: [], faceContractList: [{ templateNo: 'QYJC-FW-003' }] },
  });
});

test.each([
  { id: 'notice-sure-0', operateBtnType: 0 },
  { id: 'notice-ignore-1', operateBtnType: 1 },
])('affirm with operateBtnType $operateBtnType ends the notice [$id]', async ({ operateBtnType }) => {
  const session = await provider('upgrade-notice');
  const [notice] = (await read(session, 'queryAfficheList')) as { afficheNo: string }[];
  expect(await read(session, 'affirm', { afficheNo: notice?.afficheNo, productCode, operateBtnType })).toBe(
    true,
  );
  expect(await read(session, 'queryAfficheList')).toEqual([]);
});

test('affirm takes operateBtnType 0 or 1 and nothing else [ep-gw-afficheaffirm]', async () => {
  const session = await provider('upgrade-notice');
  const affirm = (operateBtnType: number) =>
    session.call('gateway', 'affirm', { afficheNo: 'GG20261101', productCode, operateBtnType });
  expect(refusal(await affirm(2))).toBe('E9000001');
  for (const operateBtnType of [0, 1]) {
    const answer = await affirm(operateBtnType);
    expect(answer.url).toBe('/gateway/jc/stdjc/page/affiche/task/affirm');
    expect(dataOf('gateway', answer)).toBe(true);
  }
});

test.each([
  [true, 41276.8, 'ALL_USER'],
  [false, 12870.5, 'hechuan_caigou'],
])(
  'companyAllOrderBill %s bills %d of %s [quickbill-company-flag]',
  async (companyAllOrderBill, quickBillAmount, quickBillUser) => {
    const session = await provider();
    expect(await read(session, 'orderQuickBill', { productCode, companyAllOrderBill })).toMatchObject({
      status: 'billing',
      quickBillAmount,
      quickBillUser,
    });
  },
);

test('a quick bill blocks another one, then stands among the bills', async () => {
  const session = await provider();
  await read(session, 'orderQuickBill', { productCode, companyAllOrderBill: true });
  expect(
    refusal(await session.call('gateway', 'orderQuickBill', { productCode, companyAllOrderBill: false })),
  ).toBe('9301');
  const clock = JSON.stringify({ at: '2026-11-13T09:00:00+08:00' });
  expect((await session.fetch('/_sim/api/clock', { method: 'PUT', body: clock })).status).toBe(200);
  expect(await read(session, 'userDataV2')).toMatchObject({
    repayAmtVo: { sumNrDefer: 0, acctSumAmount: 310902.54 },
  });
  expect(
    refusal(await session.call('gateway', 'orderQuickBill', { productCode, companyAllOrderBill: true })),
  ).toBe('9303');
});

test.each([
  ['billing-in-progress', '9301'],
  ['quick-bill-closed', '9302'],
  ['nothing-unbilled', '9303'],
])('scenario %s refuses a quick bill with %s', async (scenario, code) => {
  const session = await provider(scenario);
  const before = await read(session, 'userDataV2');
  expect(
    refusal(await session.call('gateway', 'orderQuickBill', { productCode, companyAllOrderBill: true })),
  ).toBe(code);
  expect(await read(session, 'userDataV2')).toEqual(before);
});

test('a child bills only its own, whatever it asks for', async () => {
  const session = await provider('child-account');
  expect(await read(session, 'orderQuickBill', { productCode, companyAllOrderBill: true })).toMatchObject({
    quickBillAmount: 17372.6,
    quickBillUser: 'hechuan_cg02',
  });
});

test('quick bill exists neither for other products nor for POP users', async () => {
  const session = await provider();
  expect(refusal(await session.call('gateway', 'queryQuickBillData', { productCode: '12012' }))).toBe('9204');
  const pop = await provider('pop-user');
  expect(refusal(await pop.call('gateway', 'queryQuickBillData', { productCode: '12008' }))).toBe('9204');
});

test('one draw, one coupon; drawn again or sold out it is refused', async () => {
  const session = await provider('vip-coupons');
  const draw = (activityId: string) =>
    session.call('gateway', 'drawCouponsStdjc', {
      productCode: '12025',
      activityId,
      signature,
      system: 'STD',
    });
  const before = (await read(session, 'queryCouponInfo')) as { availableCouponNum: number };
  expect(dataOf('gateway', await draw('HD20261112101'))).toEqual({ receiveResult: true });
  expect(refusal(await draw('HD20261112101'))).toBe('E9300001');
  expect(await read(session, 'queryCouponInfo')).toMatchObject({
    availableCouponNum: before.availableCouponNum + 1,
  });
  const soldOut = await provider('coupons-run-out');
  const input = { productCode: '12025', activityId: 'HD20261112101', signature, system: 'STD' };
  expect(refusal(await soldOut.call('gateway', 'drawCouponsStdjc', input))).toBe('E9300001');
});

test('guidance is shown until it was read; a pending amount blocks the withdrawal', async () => {
  const session = await provider();
  const input = { productCode, accountNo: '8801220611736027' };
  expect(await read(session, 'vasWithdrawalCheck', input)).toEqual({ showGuidance: true, showButton: true });
  await read(session, 'signGuidanceRead', input);
  expect(await read(session, 'vasWithdrawalCheck', input)).toEqual({ showGuidance: false, showButton: true });
  const blocked = await provider('withdrawal-blocked');
  expect(refusal(await blocked.call('gateway', 'vasWithdrawalCheck', input))).toBe('E9300002');
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
])('scenario %s shows in the home data', async (scenario, userQuotaVo) => {
  expect(await read(await provider(scenario), 'userDataV2')).toMatchObject({ userQuotaVo });
});

test.each([
  ['session-expired', '805'],
  ['session-ended', '801'],
  ['gateway-fault', '500'],
  ['logged-out', '801'],
])('scenario %s answers %s in the outer envelope', async (scenario, code) => {
  const { body } = await (await provider(scenario)).call('gateway', 'userDataV2', { productCode });
  expect(body).toMatchObject({ resultCode: code, resultMsg: expect.stringMatching(/\p{Script=Han}/u) });
  expect(body).not.toHaveProperty('resultData');
});

test('the parts that only a parent may use refuse a child', async () => {
  const child = await provider('contract-child');
  expect(refusal(await child.call('gateway', 'contractUpSign', faceSign))).toBe('9203');
  expect(refusal(await child.call('gateway', 'queryDetailInfo', { accountType: '' }))).toBe('E9000002');
});

test('a signed call without its headers is refused in the outer envelope', async () => {
  const session = await provider('vip-coupons');
  const reqData = JSON.stringify({
    productCode: '12025',
    activityId: 'HD20261112101',
    signature,
    system: 'STD',
  });
  const path = '/gateway/gw2/generic/jcxd/h5/m/drawCouponsStdjc';
  const response = await session.fetch(path, { method: 'POST', body: JSON.stringify({ reqData, eid: '' }) });
  expect(await response.json()).toMatchObject({ resultCode: '403' });
});
