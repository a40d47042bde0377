/** Tests the endpoints of the legacy service; each row is a requirement (spec 1 §7). */
import { createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { dataOf, provider } from '../tools/provider.ts';

const productCode = '12003';

interface EndpointRow {
  id: string;
  operation: string;
  method: 'get' | 'post';
  path: string;
  input: Record<string, unknown>;
  /** Baseline by default. */
  scenario?: string;
  data: unknown;
}

const contractShape = expect.objectContaining({
  contractName: expect.any(String),
  templateNo: expect.any(String),
});

const rows: EndpointRow[] = [
  {
    id: 'ep-base-getjcmaindata',
    operation: 'getJcMainData',
    method: 'get',
    path: '/api/v1/user/getJcMainData',
    input: { productCode },
    data: { jdpin: 'hechuan_caigou' },
  },
  {
    id: 'ep-base-getpublickey',
    operation: 'getPublicKey',
    method: 'get',
    path: '/api/v1/user/getPublicKey',
    input: {},
    data: { publicKey: expect.stringMatching(/^[\w+/]{80,}=*$/) },
  },
  {
    id: 'ep-base-queryopenproducts',
    operation: 'queryOpenProductsAndUnPayStatus',
    method: 'get',
    path: '/api/v1/smbaccess/queryOpenProductsAndUnPayStatus',
    input: {},
    data: [{ productCode: '12003', unPayStatus: true, ruleType: '5107', unPayAmount: 269548.52 }],
  },
  {
    id: 'ep-base-contractupgradecheck',
    operation: 'contractUpgradeCheck',
    method: 'post',
    path: '/api/v1/contract/contractUpgradeCheck',
    input: { productCode },
    scenario: 'face-contract',
    data: {
      contractPlace: ['home', 'serviceContract'],
      upContract: { noFaceContractList: [], faceContractList: [contractShape] },
    },
  },
  {
    id: 'ep-base-monthplus-trial',
    operation: 'monthplusTrial',
    method: 'get',
    path: '/api/v1/cycle/rule/monthplus/trial',
    input: { jdpin: 'hechuan_caigou', productCode },
    data: expect.objectContaining({ lastMonth: '2026-12', redpoint: true, trialPeriod: '2026年10月至12月' }),
  },
  {
    id: 'entity-monthplus-trial',
    operation: 'monthplusTrial',
    method: 'get',
    path: '/api/v1/cycle/rule/monthplus/trial',
    input: { jdpin: 'hechuan_caigou', productCode },
    data: {
      lastMonth: '2026-12',
      autofNewCycleMonth: '2027-01',
      trialPeriod: '2026年10月至12月',
      redpoint: true,
      servRate: 0,
    },
  },
  {
    id: 'ep-base-userdatav2',
    operation: 'userDataV2',
    method: 'get',
    path: '/api/v1/home/userDataV2',
    input: { productCode },
    data: { userQuotaVo: expect.any(Object), repayAmtVo: expect.any(Object) },
  },
  {
    id: 'entity-home-userquotavo',
    operation: 'userDataV2',
    method: 'get',
    path: '/api/v1/home/userDataV2',
    input: { productCode },
    data: expect.objectContaining({
      userQuotaVo: expect.objectContaining({
        surplusQuota: 750779.2,
        quota: 1200000,
        status: '1601',
        quotaStatus: '00',
        riskFrozenStatus: '00',
      }),
    }),
  },
  {
    id: 'entity-home-repayamtvo',
    operation: 'userDataV2',
    method: 'get',
    path: '/api/v1/home/userDataV2',
    input: { productCode },
    data: expect.objectContaining({ repayAmtVo: { sumNrDefer: 41276.8, acctSumAmount: 269548.52 } }),
  },
  {
    id: 'ep-base-renewaccessflowroute',
    operation: 'renewAccessFlowRoute',
    method: 'get',
    path: '/api/v1/smbaccess/renewAccessFlowRoute',
    input: { productCode },
    data: { flowType: 'NORMAL', auditControlInfo: { needCompleteInfo: true } },
  },
  {
    id: 'entity-flow-info',
    operation: 'renewAccessFlowRoute',
    method: 'get',
    path: '/api/v1/smbaccess/renewAccessFlowRoute',
    input: { productCode },
    scenario: 'company-info-change',
    data: { flowType: 'COMPANY_INFO_CHANGE', auditControlInfo: { needCompleteInfo: true } },
  },
  {
    id: 'ep-base-getusernickname',
    operation: 'getUserNickName',
    method: 'get',
    path: '/api/v1/user/getUserNickName',
    input: { productCode },
    data: { nickname: '禾川采购' },
  },
  {
    id: 'ep-base-searchsubacct',
    operation: 'searchSubAcct',
    method: 'get',
    path: '/api/v1/user/searchSubAcct',
    input: { productCode, pageNo: 1, pageSize: 10 },
    data: Array.from({ length: 10 }, () =>
      expect.objectContaining({ jdpin: expect.stringMatching(/^hechuan_cg\d\d$/) }),
    ),
  },
  {
    id: 'entity-subaccount-item',
    operation: 'searchSubAcct',
    method: 'get',
    path: '/api/v1/user/searchSubAcct',
    input: { productCode, pageNo: 2, pageSize: 10 },
    data: [
      { jdpin: 'hechuan_cg12', nickname: expect.any(String) },
      { jdpin: 'hechuan_cg13', nickname: expect.any(String) },
    ],
  },
  {
    id: 'ep-base-queryscenesourceinfo',
    operation: 'querySceneSourceInfo',
    method: 'post',
    path: '/scene/querySceneSourceInfo',
    input: { sceneCode: 'QYJC-PC-HOME-NOTICE' },
    data: {
      sceneSourceAdDtoList: expect.arrayContaining([
        expect.objectContaining({ id: 'XX3001', msgDate: expect.any(String) }),
      ]),
    },
  },
];

for (const { id, operation, method, path, input, scenario, data } of rows)
  test(`serves ${method} ${path} as documented, and no other method`, { tags: [id] }, async () => {
    const { call, fetch } = await provider(scenario);
    const answer = await call('legacy', operation, input);
    expect(answer.status).toBe(200);
    expect(answer.url).toBe(path);
    expect(dataOf(answer)).toEqual(data);
    // The operation has only one method.
    expect((await fetch(path, { method: method === 'get' ? 'POST' : 'GET' })).status).toBe(405);
  });

// Tests the provider only; tests/e2e/home/homeContracts.spec.ts proves that the portal calls it for these two products.
test('restricts creditContractSignCheck to 12003 and 12025', async () => {
  const { call } = await provider();
  for (const product of ['12003', '12025']) {
    const answer = await call('legacy', 'creditContractSignCheck', { productCode: product });
    expect(answer.url).toBe('/api/v1/contract/creditContractSignCheck');
    expect(dataOf(answer)).toEqual({
      contractPlace: ['serviceContract'],
      contractList: [contractShape],
    });
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
