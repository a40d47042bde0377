/** Tests company data, phone, cancellation and certificates over HTTP: refusals, masked data and repeated requests. */
import { expect, test } from 'vitest';
import { setClock } from '#generated/control/client.ts';
import { operations } from '#generated/provisional/operations.ts';
import { isOfCompany } from '../money/openingFlow.ts';
import { provider, type Provider } from '../tools/provider.ts';

const productCode = '12003';
const key = 'a1b2c3d4e5f60718293a';

const codeOf = async (session: Provider, operation: string, input: object): Promise<unknown> =>
  (await session.call('provisional', operation, input)).body['resultCode'];

/** Returns the token of a verified SMS code of this type. */
async function proofOf(session: Provider, type: string, phone?: string): Promise<string> {
  const about = { productCode, type, ...(phone !== undefined && { phone }) };
  await session.call('provisional', 'sendSmsCode', about);
  const { body } = await session.call('provisional', 'verifySmsCode', { ...about, code: '246810' });
  return (body['resultData'] as { smsToken: string }).smsToken;
}

/** A valid request of each write of these pages. */
const writes: Readonly<Record<string, object>> = {
  submitCompanyChange: { productCode, idempotencyKey: key, registeredCapital: 2000 },
  submitAgentChange: {
    productCode: '12023',
    idempotencyKey: key,
    name: '顾婷',
    idNo: '330106199207082615',
    phone: '13606812257',
    email: 'guting@hechuan.cn',
  },
  changeAdminPhone: { productCode, oldSmsToken: 'DX1', phone: '13957118806', smsToken: 'DX2' },
  cancelProduct: { productCode, reason: 'NOT_NEEDED', smsToken: 'DX1' },
  applySettleCertificate: { productCode, idempotencyKey: key, scope: 'ALL' },
};

test(
  'refuses a child every write of company data, and signing at the gateway',
  { tags: ['child-forged'] },
  async () => {
    const own = Object.entries(operations).filter(
      ([id, { effect }]) => isOfCompany(id) && effect === 'write',
    );
    expect(own.map(([id]) => id).sort()).toEqual(Object.keys(writes).sort());
    const child = await provider('child-account');
    for (const [operation, input] of Object.entries(writes))
      expect([operation, await codeOf(child, operation, input)]).toEqual([operation, 'E9000002']);
    const gateway = await child.call('gateway', 'signContractsForCreditCompliance', {
      productCode,
      clientType: 'pc',
      templateNo: 'QYJC-XX-002',
      templateVersion: 'V1.2',
      signContractType: 'CONFIRM',
    });
    expect(JSON.stringify(gateway.body)).toContain('9203');
  },
);

test(
  'refuses a forged cancellation with a blocker despite its proof, and the product stays open',
  { tags: ['cancel-forged'] },
  async () => {
    const session = await provider('cancel-contract-left');
    const smsToken = await proofOf(session, 'CANCEL_PRODUCT');
    expect(await codeOf(session, 'cancelProduct', { productCode, reason: 'NOT_NEEDED', smsToken })).toBe(
      'P160001',
    );
    const { body } = await session.call('provisional', 'queryCancellation', { productCode });
    expect(body['resultData']).toMatchObject({ opened: true });
  },
);

test('blocks a cancellation by 7001 while a rebate is in transit, and by 6001 without items for a child', async () => {
  const session = await provider('rebate-in-transit');
  const blockIn = async (from: Provider) => {
    const { body } = await from.call('provisional', 'queryCancellation', { productCode });
    return (body['resultData'] as { check: { block?: string; items: unknown[] } }).check;
  };
  expect((await blockIn(session)).block).toBe('7001');
  expect(await blockIn(await provider('child-account'))).toMatchObject({ block: '6001', items: [] });
});

test('refuses to list, check or accept certificates that the settle-proof check does not allow', async () => {
  const session = await provider('no-settle-proof');
  expect(await codeOf(session, 'querySettleCertificates', { productCode })).toBe('E9000003');
  const period = { scope: 'PERIOD', from: '2026-01-01', to: '2026-06-30' };
  expect(await codeOf(session, 'checkSettleCertificate', { productCode, ...period })).toBe('E9000003');
  const forged = { productCode, idempotencyKey: key, ...period };
  expect(await codeOf(session, 'applySettleCertificate', forged)).toBe('E9000003');
});

test('masks company data for a child, but not for the parent', async () => {
  const read = async (scenario: string) => {
    const { body } = await (
      await provider(scenario)
    ).call('provisional', 'queryCompanyInfo', { productCode });
    return body['resultData'] as { company: { legalIdNo: string }; adminPhone: string };
  };
  expect(await read('baseline')).toMatchObject({
    company: { legalIdNo: '330102197806142320' },
    adminPhone: '13800006027',
  });
  expect(await read('child-account')).toMatchObject({
    company: { legalIdNo: '330102********2320' },
    adminPhone: '138****6027',
  });
});

test.each([
  ['submitCompanyChange', { officeAddress: '西兴街道江陵路336号3层' }, { registeredCapital: 3000 }],
  ['applySettleCertificate', { scope: 'PERIOD', from: '2026-01-01', to: '2026-06-30' }, { to: '2026-05-31' }],
])(
  'returns the same response to a repeated %s, and refuses other content under the key',
  async (operation, input, other) => {
    const session = await provider();
    const sent = { productCode, idempotencyKey: key, ...input };
    const first = await session.call('provisional', operation, sent);
    expect(first.body['resultCode']).toBe('0000000');
    expect((await session.call('provisional', operation, sent)).body['resultData']).toEqual(
      first.body['resultData'],
    );
    expect(await codeOf(session, operation, { ...sent, ...other })).toBe('P090001');
  },
);

const agentIn = async (from: Provider) => {
  const { body } = await from.call('provisional', 'queryAgentInfo', { productCode: '12023' });
  return body['resultData'] as { agent: object; changes: unknown[] };
};

test('changes the agent after phone proof and review, once if the request is repeated', async () => {
  const session = await provider('factoring');
  const phone = '13757108812';
  const about = { productCode: '12023', type: 'AGENT', phone };
  await session.call('provisional', 'sendSmsCode', about);
  const { body } = await session.call('provisional', 'verifySmsCode', { ...about, code: '246810' });
  const { smsToken } = body['resultData'] as { smsToken: string };
  const wish = { name: '顾婷', idNo: '330106199207082615', phone, email: 'guting@hechuan.cn' };
  const sent = { productCode: '12023', idempotencyKey: key, ...wish };
  expect(await codeOf(session, 'submitAgentChange', sent)).toBe('P150001');
  expect(await codeOf(session, 'submitAgentChange', { ...sent, smsToken })).toBe('0000000');
  // A repetition with another proof counts as the same application.
  expect(await codeOf(session, 'submitAgentChange', { ...sent, smsToken: 'DX2' })).toBe('0000000');
  const before = await agentIn(session);
  expect(before.agent).toMatchObject({ name: '周敏' });
  expect(before.changes).toHaveLength(1);
  await setClock({ advance: { days: 2 } }, session);
  expect((await agentIn(session)).agent).toEqual(wish);
});

test('hides the agent’s numbers and email from a child, and the agent from other products', async () => {
  expect(await agentIn(await provider('factoring,child-account'))).toEqual({
    clear: false,
    agent: { name: '周敏', idNo: '330108********4529', phone: '136****2257', email: 'z***@hechuan.cn' },
    changes: [],
  });
  expect(await codeOf(await provider('baseline'), 'queryAgentInfo', { productCode })).toBe('E9000003');
});

test('changes the phone by a proof of each number, and returns it masked', async () => {
  const session = await provider('baseline');
  const oldSmsToken = await proofOf(session, 'MODIFY_PHONE');
  const smsToken = await proofOf(session, 'MODIFY_PHONE', '13957118806');
  const { body } = await session.call('provisional', 'changeAdminPhone', {
    productCode,
    oldSmsToken,
    phone: '13957118806',
    smsToken,
  });
  expect(body).toMatchObject({ resultCode: '0000000', resultData: { phone: '139****8806' } });
});
