/** Tests the endpoints of the legacy service; each row is a requirement (spec 1 §7). */
import { createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { dataOf, provider } from '../tools/provider.ts';
import { get, post, testEndpoints } from './endpoints.ts';

const productCode = '12003';

const contractShape = expect.objectContaining({
  contractName: expect.any(String),
  templateNo: expect.any(String),
});

testEndpoints('legacy', '/api/v1/', [
  get('ep-base-getjcmaindata', 'user/getJcMainData', { productCode }, { jdpin: 'hechuan_caigou' }),
  get(
    'ep-base-getpublickey',
    'user/getPublicKey',
    {},
    { publicKey: expect.stringMatching(/^[\w+/]{80,}=*$/) },
  ),
  get('ep-base-queryopenproducts', 'smbaccess/queryOpenProductsAndUnPayStatus', {}, [
    { productCode: '12003', unPayStatus: true, ruleType: '5107', unPayAmount: 269548.52 },
  ]),
  post(
    'ep-base-contractupgradecheck',
    'contract/contractUpgradeCheck',
    { productCode },
    {
      contractPlace: ['home', 'serviceContract'],
      upContract: { noFaceContractList: [], faceContractList: [contractShape] },
    },
    'face-contract',
  ),
  {
    ...get(
      'ep-base-monthplus-trial entity-monthplus-trial',
      'cycle/rule/monthplus/trial',
      { jdpin: 'hechuan_caigou', productCode },
      {
        lastMonth: '2026-12',
        autofNewCycleMonth: '2027-01',
        trialPeriod: '2026年10月至12月',
        redpoint: true,
        servRate: 0,
      },
    ),
    operation: 'monthplusTrial',
  },
  get(
    'ep-base-userdatav2 entity-home-userquotavo entity-home-repayamtvo',
    'home/userDataV2',
    { productCode },
    {
      userQuotaVo: expect.objectContaining({
        surplusQuota: 750779.2,
        quota: 1200000,
        status: '1601',
        quotaStatus: '00',
        riskFrozenStatus: '00',
      }),
      repayAmtVo: { sumNrDefer: 41276.8, acctSumAmount: 269548.52 },
    },
  ),
  get(
    'ep-base-renewaccessflowroute',
    'smbaccess/renewAccessFlowRoute',
    { productCode },
    { flowType: 'NORMAL', auditControlInfo: { needCompleteInfo: true } },
  ),
  get(
    'entity-flow-info',
    'smbaccess/renewAccessFlowRoute',
    { productCode },
    { flowType: 'COMPANY_INFO_CHANGE', auditControlInfo: { needCompleteInfo: true } },
    'company-info-change',
  ),
  get('ep-base-getusernickname', 'user/getUserNickName', { productCode }, { nickname: '禾川采购' }),
  get(
    'ep-base-searchsubacct',
    'user/searchSubAcct',
    { productCode, pageNo: 1, pageSize: 10 },
    Array.from({ length: 10 }, () =>
      expect.objectContaining({ jdpin: expect.stringMatching(/^hechuan_cg\d\d$/) }),
    ),
  ),
  get('entity-subaccount-item', 'user/searchSubAcct', { productCode, pageNo: 2, pageSize: 10 }, [
    { jdpin: 'hechuan_cg12', nickname: expect.any(String) },
    { jdpin: 'hechuan_cg13', nickname: expect.any(String) },
  ]),
  post(
    'ep-base-queryscenesourceinfo',
    '/scene/querySceneSourceInfo',
    { sceneCode: 'QYJC-PC-HOME-NOTICE' },
    {
      sceneSourceAdDtoList: expect.arrayContaining([
        expect.objectContaining({ id: 'XX3001', msgDate: expect.any(String) }),
      ]),
    },
  ),
]);

// Tests the provider only; tests/e2e/home/homeContracts.spec.ts proves that the portal calls it for these two products.
test('restricts creditContractSignCheck to 12003 and 12025', async () => {
  const { call } = await provider();
  for (const product of ['12003', '12025']) {
    const answer = await call('legacy', 'creditContractSignCheck', { productCode: product });
    expect(answer.url).toBe('/api/v1/contract/creditContractSignCheck');
    expect(dataOf(answer)).toEqual({ contractPlace: ['serviceContract'], contractList: [contractShape] });
  }
  for (const product of ['12007', '12010', '12012', '12023']) {
    const { body } = await call('legacy', 'creditContractSignCheck', { productCode: product });
    expect(body['code']).toBe('9204');
  }
});

test('returns a valid public key', async () => {
  const { call } = await provider();
  const { publicKey } = dataOf(await call('legacy', 'getPublicKey', {})) as { publicKey: string };
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  expect([key.asymmetricKeyType, key.asymmetricKeyDetails?.modulusLength]).toEqual(['rsa', 2048]);
});

test('returns 7000 as a success with nothing to sign', async () => {
  const { call } = await provider('contract-not-pending');
  const { body } = await call('legacy', 'creditContractSignCheck', { productCode });
  expect(body).toEqual({ code: '7000', msg: '成功', data: { contractPlace: [], contractList: [] } });
});

test.each([
  ['legacy-0100', '0100'],
  ['legacy-0101', '0101'],
  ['legacy-0102', '0102'],
  ['legacy-0103', '0103'],
  ['legacy-0017', '0017'],
  ['legacy-9999', '9999'],
  ['legacy-5000', '5000'],
  ['logged-out', '0100'],
])('scenario %s returns the code %s with a Chinese message and no data', async (scenario, code) => {
  const { call } = await provider(scenario);
  const { body } = await call('legacy', 'getJcMainData', { productCode });
  expect(body).toEqual({ code, msg: expect.stringMatching(/\p{Script=Han}/u) });
});

test.each(['notlogin', 'duplicatelogin', 'risklogin'])(
  'scenario legacy-%s returns only the text',
  async (text) => {
    const { call } = await provider(`legacy-${text}`);
    expect((await call('legacy', 'getJcMainData', { productCode })).body).toEqual({ error: text });
  },
);

test('refuses a child the list of the company’s accounts', async () => {
  const { call } = await provider('child-account');
  const { body } = await call('legacy', 'searchSubAcct', { productCode, pageNo: 1, pageSize: 10 });
  expect(body['code']).toBe('9203');
});

test('refuses an invalid request by 9101, and names every violation by pointer', async () => {
  const { call } = await provider();
  const { body } = await call('legacy', 'searchSubAcct', { productCode: '99999' });
  expect(body['code']).toBe('9101');
  for (const pointer of ['/productCode', '/pageNo', '/pageSize']) expect(body['msg']).toContain(pointer);
});
